import { type EvaluationResults, readEvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useEvaluationTexts } from '../../core/texts/training.ts'
import { TrainingNotFound } from '../trainings/shared/TrainingAccess.tsx'
import { TrainingCrumbs } from '../trainings/shared/TrainingCrumbs.tsx'
import { EvaluationMenu } from './shared/EvaluationMenu.tsx'
import { ResultOfForm } from './shared/ResultOfForm.tsx'

/** Evaluation results of a training by form. They never show one person's answers. */
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
            content: <ResultOfForm level={2} result={result} />,
          })),
        }
      : { children: <EmptyState title={t('no_results')}>{t('no_results_text')}</EmptyState> }),
  })
  return (
    <RecordScreen
      breadcrumb={<TrainingCrumbs viewer="staff" training={read.data?.data.training} />}
      read={read}
      refused={<TrainingNotFound />}
      show={show}
      title={shell('pages.SubActivityEvaluation')}
    />
  )
}

export default SubActivityEvaluation
