import { type AttemptResult, type ListedResult, listExamResults } from '@portal/contract/training/exams/exam-marking'
import type { ExamSlug } from '@portal/contract/training/exams/exams'
import { EmptyState } from '@portal/ui/EmptyState'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Tabs } from '@portal/ui/Tabs'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useExamTexts } from '../../core/texts/training.ts'
import { TrainingNotFound } from '../trainings/shared/TrainingAccess.tsx'
import { TrainingCrumbs } from '../trainings/shared/TrainingCrumbs.tsx'
import { Marking } from './marking/Marking.tsx'
import { AttemptAnswers } from './shared/answers/AttemptAnswers.tsx'
import { ResultList } from './shared/answers/ResultList.tsx'

/** The ExamAnswers and StaffExamAnswers pages: the user's own results, or all results with texts to mark. */
const ExamAnswers = () => {
  const t = useExamTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const read = useRead(listExamResults, { id })
  const shown = read.data?.data
  const decided = () => void read.mutate()
  const marked = (results: readonly ListedResult[], tests: readonly ExamSlug[]) => [
    { id: 'results', label: t('results'), content: <ResultList onDecided={decided} results={results} /> },
    ...tests
      .filter(slug => results.some(result => result.slug === slug))
      .map(slug => ({
        id: slug,
        label: t(`mark_${slug}`),
        count: results.reduce((sum, one) => sum + (one.slug === slug ? one.unmarked : 0), 0),
        content: <Marking slug={slug} trainingId={id} />,
      })),
  ]
  const own = (results: readonly AttemptResult[]) => (
    <Stack gap="large">
      {results.map(result => (
        <AttemptAnswers key={result.id} result={result} />
      ))}
    </Stack>
  )
  return (
    <Page
      breadcrumb={<TrainingCrumbs viewer={shown?.viewer} training={shown?.sub_activity} />}
      title={t('answers_title')}
    >
      <Loaded placeholder={<Skeleton lines={6} />} read={read} refused={<TrainingNotFound />}>
        {({ data: { results, can } }) => {
          if (results.length === 0) return <EmptyState title={t('no_results')}>{t('no_results_help')}</EmptyState>
          if (!can.mark) return own(results)
          return (
            <Tabs
              label={t('answers_title')}
              onSelect={tab => set({ tab, open: undefined })}
              selected={get('tab') ?? 'results'}
              tabs={marked(results, can.mark_tests)}
            />
          )
        }}
      </Loaded>
    </Page>
  )
}

export default ExamAnswers
