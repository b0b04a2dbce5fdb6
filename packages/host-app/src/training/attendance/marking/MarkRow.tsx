import type { AttendingTrainee } from '@portal/contract/training/attendance/attendance'
import {
  type AttendanceMark,
  attendanceMarks,
  isAttendanceLow,
} from '@portal/contract/training/attendance/attendance-percent'
import { needsOpenMarking } from '@portal/contract/training/attendance/session-times'
import { Badge } from '@portal/ui/Badge'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import type { RefusedMark } from '@portal/widgets/attendance'
import { memo } from 'react'
import { useRefusalText } from '../../../blocks/feedback/problem-text.ts'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { usePercentText } from '../../training-sessions/shared/use-percent-text.ts'
import { box, choice, face, marks, own, row, words } from './attendance.css.ts'

interface MarkRowProps {
  trainee: AttendingTrainee
  /** The trainee's rejected mark, shown beside the stored one. */
  refused: RefusedMark | undefined
  /** Whether this row has the tab stop. */
  isCurrent: boolean
  /** Whether marks other than "excused" are allowed. */
  isOpen: boolean
  onMark: (id: string, mark: AttendanceMark) => void
  onFocus: (id: string) => void
}

/** One trainee: name, attendance so far, and the four marks as radio buttons. The user's own mark is read-only text. */
export const MarkRow = memo(({ trainee, refused, isCurrent, isOpen, onMark, onFocus }: MarkRowProps) => {
  const { id, mark, is_scanned, percent, can } = trainee
  const t = useTrainingSessionTexts()
  const name = useNameOf()(trainee)
  const percentText = usePercentText()(percent)
  const refusalText = useRefusalText()
  return (
    <li className={row} data-trainee={id}>
      <div className={words}>
        <Text as="div" weight="strong">
          <Isolate direction="auto">{name}</Isolate>
        </Text>
        <Inline gap="small">
          {isAttendanceLow(percent) ? (
            <Status tone="warning">{percentText}</Status>
          ) : (
            <Text size="small" tone="muted">
              {percentText}
            </Text>
          )}
          {percent.all !== null && (
            <Text size="small" tone="muted">
              {t('of_all', { percent: percent.all })}
            </Text>
          )}
          {is_scanned && <Badge>{t('scanned')}</Badge>}
        </Inline>
        {refused && (
          <Text size="small" tone="danger">
            {t('mark_refused', { mark: refused.mark === null ? t('none') : t(`marks.${refused.mark}`) })}{' '}
            {refusalText(refused.failure.thrown)}
          </Text>
        )}
      </div>
      {can.mark ? (
        <fieldset aria-label={name} className={marks}>
          {attendanceMarks.map(value => (
            <label className={choice} key={value}>
              <input
                checked={mark === value}
                className={box}
                disabled={!isOpen && needsOpenMarking(value)}
                name={`mark of ${id}`}
                onChange={() => onMark(id, value)}
                onFocus={() => onFocus(id)}
                tabIndex={isCurrent ? 0 : -1}
                type="radio"
                value={value}
              />
              <span className={face}>{t(`marks.${value}`)}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <div className={own}>
          <Text as="div">{t(mark === null ? 'none' : `marks.${mark}`)}</Text>
          <Text size="small" tone="muted">
            {t('own_mark')}
          </Text>
        </div>
      )}
    </li>
  )
})
