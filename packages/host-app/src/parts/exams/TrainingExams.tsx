import { listExams } from '@portal/contract/exams'
import type { SubActivity } from '@portal/contract/sub_activities'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { useRead } from '../../blocks/api/use-read.ts'
import { useExamTexts } from './texts.ts'

/** The tests of a training for staff: what they consist of, and the ways to their questions and answers. */
export const TrainingExams = ({ training: { id, can } }: { training: Pick<SubActivity, 'id' | 'can'> }) => {
  const t = useExamTexts()
  const { data } = useRead(listExams, can.fill_questions ? { sub_activity_id: id } : null)
  const facts = data?.data.exams.map(exam => ({
    label: t(`slugs.${exam.slug}`),
    value: t('question_count', { count: exam.question_count }),
  }))
  return (
    <Stack>
      {facts && facts.length > 0 && <DescriptionList facts={facts} />}
      <Inline gap="medium">
        {can.fill_questions && <Link href={`/staff/training/${id}/examquestions`}>{t('questions_title')}</Link>}
        {can.view_answers && <Link href={`/staff/trainings/${id}/exam_answers`}>{t('answers_title')}</Link>}
      </Inline>
    </Stack>
  )
}
