import { listExams } from '@portal/contract/training/exams/exams'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { useExamTexts } from '../../../core/texts/training.ts'

/** Tests of a training for the people who prepare them, with links to the questions. */
export const TrainingExams = ({ id }: { id: string }) => {
  const t = useExamTexts()
  const read = useRead(listExams, { sub_activity_id: id })
  return (
    <Loaded placeholder={<Skeleton lines={2} />} read={read}>
      {({ data: { exams } }) => {
        const questions = `/staff/training/${id}/examquestions`
        if (exams.length === 0)
          return (
            <EmptyState
              action={
                <Link href={questions} variant="button">
                  {t('add_exam')}
                </Link>
              }
              title={t('no_exam')}
            >
              {t('no_exam_help')}
            </EmptyState>
          )
        const facts = exams.map(exam => ({
          label: t(`slugs.${exam.slug}`),
          value: t('question_count', { count: exam.question_count }),
        }))
        return (
          <Stack>
            <DescriptionList facts={facts} />
            <Inline>
              <Link href={questions}>{t('questions_title')}</Link>
            </Inline>
          </Stack>
        )
      }}
    </Loaded>
  )
}
