import type { Exam } from '@portal/contract/training/exams/exams'
import { DateText } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { useExamTexts } from '../../../../core/texts/training.ts'

export const SettingsFacts = ({ exam }: { exam: Exam }) => {
  const t = useExamTexts()
  const moment = (value: string | null, absent: string) =>
    value ? <DateText format="datetime" value={value} /> : absent
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no')
  return (
    <DescriptionList
      facts={[
        { label: t('questions'), value: exam.question_count },
        { label: t('points'), value: exam.points },
        { label: t('time'), value: exam.limit_minutes ? t('minutes', { count: exam.limit_minutes }) : t('no_limit') },
        { label: t('attempts'), value: exam.attempt_count },
        { label: t('opens'), value: moment(exam.opens, t('at_once')) },
        { label: t('closes'), value: moment(exam.closes, t('never_closes')) },
        { label: t('randomise'), value: yesNo(exam.randomise) },
        { label: t('blind_marking'), value: yesNo(exam.blind_marking) },
      ]}
    />
  )
}
