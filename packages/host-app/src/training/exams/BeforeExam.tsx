import type { ExamEntry as Entry } from '@portal/contract/training/exams/exam-attempts'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { Written } from '../../blocks/text/Written.tsx'
import { useExamTexts } from '../../core/texts/training.ts'
import { useEntryFacts } from './use-entry-facts.tsx'

interface BeforeExamProps {
  entry: Entry
  /** URL of the user's own answers. */
  answersHref: string
  isStarting: boolean
  failure: unknown
  onStart: () => void
}

/** A test before its start: duration, opening times, and the start button. */
export const BeforeExam = ({ entry, answersHref, isStarting, failure, onStart }: BeforeExamProps) => {
  const t = useExamTexts()
  const problemText = useProblemText()
  const { limit_minutes, attempt, state } = entry
  const isClosed = attempt?.state === 'closed'
  const isOffered = attempt ? !isClosed : state === 'open'
  const facts = useEntryFacts()(entry)
  return (
    <Stack gap="large" width="form">
      {entry.description && <Written>{entry.description}</Written>}
      <DescriptionList facts={facts} />
      {isClosed && (
        <Banner tone="info">
          <Inline spread="between">
            {t('taken')}
            <Link href={answersHref}>{t('own_answers')}</Link>
          </Inline>
        </Banner>
      )}
      {!attempt && state !== 'open' && (
        <Banner tone="info">
          <p>{t(`states.${state}`)}</p>
        </Banner>
      )}
      {attempt && isOffered && (
        <Banner tone="warning">
          {t('under_way')} {attempt.deadline_at !== null && t('under_way_time')}
        </Banner>
      )}
      {isOffered && (
        <Text>
          {t('lead')} {!attempt && limit_minutes !== null && t('lead_time')}
        </Text>
      )}
      {failure !== undefined && (
        <Banner isLive tone="danger">
          <p>{problemText(failure)}</p>
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
