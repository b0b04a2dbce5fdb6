import type { ExamEntry as Entry } from '@portal/contract/exam_attempts'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { Written } from '../../blocks/text/Written.tsx'
import { useExamTexts } from '../../parts/exams/texts.ts'

interface ExamEntryProps {
  entry: Entry
  /** Where the own answers are. */
  answersHref: string
  isStarting: boolean
  failure: unknown
  onStart: () => void
}

/** A test before its start: how long it takes, when it is open, and the way in. */
export const ExamEntry = ({ entry, answersHref, isStarting, failure, onStart }: ExamEntryProps) => {
  const t = useExamTexts()
  const problemText = useProblemText()
  const { limit_minutes, extra_minutes, opens, closes, attempt, state } = entry
  const isClosed = attempt?.state === 'closed'
  const isOffered = attempt ? !isClosed : state === 'open'
  const facts = [
    { label: t('questions'), value: entry.question_count },
    { label: t('points'), value: entry.points },
    { label: t('time'), value: limit_minutes ? t('minutes', { count: limit_minutes }) : t('no_limit') },
    ...(limit_minutes && extra_minutes
      ? [{ label: t('extra_time'), value: t('minutes', { count: extra_minutes }) }]
      : []),
    ...(opens ? [{ label: t('opens'), value: <DateText format="datetime" value={opens} /> }] : []),
    ...(closes ? [{ label: t('closes'), value: <DateText format="datetime" value={closes} /> }] : []),
  ]
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
      {isOffered && (
        <Text>
          {t('lead')} {limit_minutes !== null && t('lead_time')}
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
