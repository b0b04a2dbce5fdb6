import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { formatDate } from '@portal/ui/DateText'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useTextSource } from '@portal/ui/texts'
import { useEffect, useRef } from 'react'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useErrorTexts } from '../../core/texts/texts.ts'
import { useTrainingSessionTexts } from '../../core/texts/training.ts'
import { SessionState } from '../training-sessions/shared/SessionState.tsx'
import { timesOf } from '../training-sessions/shared/use-session-columns.tsx'
import { MarkingPanel } from './marking/MarkingPanel.tsx'
import { useMarks } from './marking/use-marks.ts'

/**
 * Attendance of one session. Mark it by keyboard, by touch, for everyone at once, or through a code that trainees scan.
 */
export const Attendance = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTrainingSessionTexts()
  const errors = useErrorTexts()
  const { language } = useTextSource()
  const marking = useMarks(id)
  const back = useRef<HTMLDivElement>(null)
  // The row that opened this panel is unmounted. Moves focus here, so that Tab doesn't restart at the top of the
  // record.
  useEffect(() => back.current?.querySelector('button')?.focus({ preventScroll: true }), [])
  return (
    <Stack>
      <div ref={back}>
        <Button onPress={onClose} size="small" variant="quiet">
          {t('back')}
        </Button>
      </div>
      <Loaded placeholder={<Skeleton lines={8} shape="row" />} read={marking.read}>
        {({ data: { session } }) => (
          <>
            <Inline>
              <Heading level={3}>
                {formatDate(session.date, 'date', language)} <Isolate>{timesOf(session)}</Isolate>
              </Heading>
              <SessionState session={session} />
            </Inline>
            {session.is_cancelled ? (
              <Banner tone="info">{errors('session_cancelled')}</Banner>
            ) : (
              <MarkingPanel marking={marking} session={session} />
            )}
          </>
        )}
      </Loaded>
    </Stack>
  )
}
