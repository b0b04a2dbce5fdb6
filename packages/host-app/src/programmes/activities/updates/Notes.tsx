import type { ActivityUpdate } from '@portal/contract/programmes/activity-updates'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { Written } from '../../../blocks/text/Written.tsx'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { notes } from './Notes.css.ts'

/** The text part of a report: reasons and actual dates. */
export const Notes = ({ update }: { update: ActivityUpdate }) => {
  const t = useActivityTexts()
  const words = [
    { label: t('correction_reason'), text: update.correction_reason },
    { label: t('delay_justification'), text: update.delay_justification },
    { label: t('reason'), text: update.reason },
  ]
  const dates = [
    { label: t('actual_start'), date: update.actual_start },
    { label: t('actual_end'), date: update.actual_end },
  ]
  return (
    <div className={notes}>
      {update.is_corrected && (
        <Inline>
          <Status tone="neutral">{t('corrected')}</Status>
        </Inline>
      )}
      {words.map(
        ({ label, text }) =>
          text && (
            <div key={label}>
              <Text size="small" tone="muted">
                {label}
              </Text>
              <Written>{text}</Written>
            </div>
          ),
      )}
      {dates.map(
        ({ label, date }) =>
          date && (
            <Text key={label} size="small" tone="muted">
              {label} <DateText value={date} />
            </Text>
          ),
      )}
    </div>
  )
}
