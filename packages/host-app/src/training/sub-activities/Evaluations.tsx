import { readEvaluationResults } from '@portal/contract/training/evaluations/evaluations'
import { Banner } from '@portal/ui/Banner'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useEvaluationTexts } from '../../core/texts/training.ts'
import { EvaluationMenu } from '../evaluations/shared/EvaluationMenu.tsx'
import { ResultOfForm } from '../evaluations/shared/ResultOfForm.tsx'

/** Evaluation results of a training by form, with links to fill in the user's own. */
export const Evaluations = ({ id }: { id: string }) => {
  const t = useEvaluationTexts()
  const read = useRead(readEvaluationResults, { id })
  return (
    <Stack gap="large">
      <Loaded placeholder={<Skeleton lines={6} />} read={read}>
        {({ data: { results, can } }) => (
          <>
            <Inline>
              {can.download && results.length > 0 && <EvaluationMenu id={id} />}
              {can.fill && <Link href={`/staff/sub_activity/${id}/evaluation`}>{t('fill_in')}</Link>}
            </Inline>
            <Banner tone="info">{t('in_threes')}</Banner>
            {results.map(result => (
              <Section key={result.type} title={t(`types.${result.type}`)}>
                <ResultOfForm level={3} result={result} />
              </Section>
            ))}
            {results.length === 0 && <EmptyState title={t('no_results')}>{t('no_results_text')}</EmptyState>}
          </>
        )}
      </Loaded>
    </Stack>
  )
}
