import type { ExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useFrameTexts } from '../../../locales/index.ts'
import type { Failure } from '../../../sending.ts'
import { knownFailure } from '../shell/NotLoaded.tsx'

interface ExamStartProps {
  entry: ExamEntry
  failure: Failure | undefined
  isStarting: boolean
  onStart: () => void
}

/** A test before its start, with its duration and the start button. */
export const ExamStart = ({ entry, failure, isStarting, onStart }: ExamStartProps) => {
  const t = useFrameTexts()
  const { limit_minutes, extra_minutes, question_count, attempt, state, description } = entry
  const isOffered = attempt ? attempt.state === 'open' : state === 'open'
  const time = limit_minutes ? t('minutes', { count: limit_minutes + extra_minutes }) : t('no_limit')
  return (
    <Stack gap="large">
      {description && <Text isReading>{description}</Text>}
      <DescriptionList
        facts={[
          { label: t('questions'), value: question_count },
          { label: t('time'), value: time },
        ]}
      />
      {!isOffered && <Banner tone="info">{attempt ? t('taken') : t(`states.${state}`)}</Banner>}
      {isOffered && <Text>{t('exam_lead')}</Text>}
      {failure && (
        <Banner isLive tone="danger">
          {t(`errors.${knownFailure(failure.code)}`)}
        </Banner>
      )}
      {isOffered && (
        <Inline>
          <Button isBusy={isStarting} onPress={onStart} variant="primary">
            {t(attempt ? 'continue' : 'start')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
