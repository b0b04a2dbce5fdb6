import { readExamAnswers } from '@portal/contract/training/exams/exam-marking'
import { DateText } from '@portal/ui/DateText'
import { useRead } from '../../../../blocks/api/use-read.ts'
import { RecordScreen } from '../../../../blocks/record/RecordScreen.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'
import { AnswerList } from './AttemptAnswers.tsx'
import { ResultStatus } from './ResultStatus.tsx'

/** One attempt for markers: trainee, times, and every answer with its points. */
export const AttemptRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useExamTexts()
  const nameOf = useNameOf()
  const moment = (value: string | null) => (value ? <DateText format="datetime" value={value} /> : t('not_submitted'))
  return (
    <RecordScreen
      onClose={onClose}
      read={useRead(readExamAnswers, { id })}
      show={row => ({
        title: row.trainee ? nameOf(row.trainee) : t('name_hidden'),
        status: <ResultStatus result={row} />,
        facts: [
          { label: t('exam'), value: t(`slugs.${row.slug}`) },
          { label: t('started_at'), value: moment(row.started_at) },
          { label: t('submitted_at'), value: moment(row.submitted_at) },
        ],
        children: <AnswerList questions={row.questions} />,
      })}
      title={t('answers_title')}
    />
  )
}
