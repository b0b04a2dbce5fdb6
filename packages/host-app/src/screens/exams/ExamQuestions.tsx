import { type ExamSlug, examSlugs, listExams } from '@portal/contract/exams'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Tabs } from '@portal/ui/Tabs'
import { useRead } from '../../blocks/api/use-read.ts'
import { ListFailed } from '../../blocks/feedback/ListFailed.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useExamTexts } from '../../parts/exams/texts.ts'
import { useCurrentRoute } from '../../routing/route-context.ts'
import { ExamEditor } from './editor/ExamEditor.tsx'

/** ExamQuestions: the pre and the post test of a training, their settings and questions. */
const ExamQuestions = () => {
  const t = useExamTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const { data, error, isValidating, mutate } = useRead(listExams, { sub_activity_id: id })
  const shown = data?.data
  const examOf = (slug: ExamSlug) => shown?.exams.find(exam => exam.slug === slug)
  const training = shown?.sub_activity
  return (
    <Page
      breadcrumb={
        training && <Breadcrumbs crumbs={[{ label: training.name, href: `/staff/sub_activity/${training.id}` }]} />
      }
      title={t('questions_title')}
    >
      {!shown && error === undefined && <Skeleton lines={6} />}
      {!shown && error !== undefined && (
        <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {shown && (
        <Tabs
          label={t('questions_title')}
          onSelect={tab => set({ tab })}
          selected={get('tab') ?? 'pre'}
          tabs={examSlugs.map(slug => ({
            id: slug,
            label: t(`slugs.${slug}`),
            count: examOf(slug)?.question_count ?? 0,
            content: <ExamEditor exam={examOf(slug)} onChange={() => void mutate()} slug={slug} trainingId={id} />,
          }))}
        />
      )}
    </Page>
  )
}

export default ExamQuestions
