import { type Exam, type ExamSlug, examSlugs, listExams } from '@portal/contract/training/exams/exams'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Tabs } from '@portal/ui/Tabs'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useExamTexts } from '../../core/texts/training.ts'
import { TrainingNotFound } from '../trainings/shared/TrainingAccess.tsx'
import { TrainingCrumbs } from '../trainings/shared/TrainingCrumbs.tsx'
import { ExamEditor } from './editor/ExamEditor.tsx'

const ExamQuestions = () => {
  const t = useExamTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const read = useRead(listExams, { sub_activity_id: id })
  const tabOf = (slug: ExamSlug, exams: readonly Exam[], mayAdd: boolean) => {
    const exam = exams.find(one => one.slug === slug)
    return {
      id: slug,
      label: t(`slugs.${slug}`),
      count: exam?.question_count ?? 0,
      content: (
        <ExamEditor exam={exam} mayAdd={mayAdd} onChange={() => void read.mutate()} slug={slug} trainingId={id} />
      ),
    }
  }
  return (
    <Page
      breadcrumb={<TrainingCrumbs training={read.data?.data.sub_activity} viewer={read.data?.data.viewer} />}
      title={t('questions_title')}
    >
      <Loaded placeholder={<Skeleton lines={6} />} read={read} refused={<TrainingNotFound />}>
        {({ data: { exams, can } }) => (
          <Tabs
            label={t('questions_title')}
            onSelect={tab => set({ tab })}
            selected={get('tab') ?? 'pre'}
            tabs={examSlugs.map(slug => tabOf(slug, exams, can.add))}
          />
        )}
      </Loaded>
    </Page>
  )
}

export default ExamQuestions
