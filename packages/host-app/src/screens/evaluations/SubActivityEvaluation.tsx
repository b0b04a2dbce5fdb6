import { type EvaluationResult, type EvaluationResults, readEvaluationResults } from '@portal/contract/evaluations'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { StarScore } from '@portal/ui/StarRating'
import { Facts } from '../../blocks/Facts.tsx'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { useRead } from '../../blocks/use-read.ts'
import { EvaluationMenu } from '../../parts/evaluations/EvaluationMenu.tsx'
import { useEvaluationTexts, useInLanguage } from '../../parts/evaluations/texts.ts'
import { useCurrentRoute } from '../../routing/route-context.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { ResultOfQuestion } from './ResultOfQuestion.tsx'

const Result = ({ result }: { result: EvaluationResult }) => {
  const t = useEvaluationTexts()
  const { titleOf } = useInLanguage()
  const { responses, invited, score, questions } = result
  const answered = invited === null ? String(responses) : t('of_invited', { responses, invited })
  return (
    <Stack gap="large">
      <Facts
        isFolded={false}
        facts={[
          { label: t('form'), value: titleOf(result) },
          { label: t('responses'), value: answered },
          ...(score === null ? [] : [{ label: t('score'), value: <StarScore value={score} /> }]),
        ]}
      />
      {questions.map(question => (
        <ResultOfQuestion key={question.id} result={question} />
      ))}
    </Stack>
  )
}

/** What the evaluations of a training say, by who filled them in; never what one person answered. */
const SubActivityEvaluation = () => {
  const t = useEvaluationTexts()
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const read = useRead(readEvaluationResults, { id })
  const show = ({ training, results, can }: EvaluationResults) => ({
    title: t('results_of', { training: training.name }),
    action: (
      <Inline>
        {can.download && results.length > 0 && <EvaluationMenu id={id} />}
        {can.fill && <Link href={`/staff/sub_activity/${id}/evaluation`}>{t('fill_in')}</Link>}
      </Inline>
    ),
    lead: <Banner tone="info">{t('in_threes')}</Banner>,
    facts: [{ label: t('ended'), value: <DateText value={training.end_date} /> }],
    ...(results.length > 0
      ? {
          tabs: results.map(result => ({
            id: result.type,
            label: t(`types.${result.type}`),
            content: <Result result={result} />,
          })),
        }
      : { children: <EmptyState title={t('no_results')}>{t('no_results_text')}</EmptyState> }),
  })
  return <RecordScreen read={read} show={show} title={shell('pages.SubActivityEvaluation')} />
}

export default SubActivityEvaluation
