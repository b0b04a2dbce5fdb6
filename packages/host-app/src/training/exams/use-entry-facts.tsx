import type { ExamEntry } from '@portal/contract/training/exams/exam-attempts'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { useExamTexts } from '../../core/texts/training.ts'

/** Facts about a test before its start. During the test, shows its end instead of the last start time. */
export const useEntryFacts = () => {
  const t = useExamTexts()
  const moment = (label: string, value: string): Fact => ({
    label,
    value: <DateText format="datetime" value={value} />,
  })
  return (entry: ExamEntry): readonly Fact[] => {
    const { limit_minutes, extra_minutes, opens, closes, attempt } = entry
    const ends = attempt?.state === 'open' ? attempt.deadline_at : null
    return [
      { label: t('questions'), value: entry.question_count },
      { label: t('points'), value: entry.points },
      { label: t('time'), value: limit_minutes ? t('minutes', { count: limit_minutes }) : t('no_limit') },
      ...(limit_minutes && extra_minutes
        ? [{ label: t('extra_time'), value: t('minutes', { count: extra_minutes }) }]
        : []),
      ...(opens ? [moment(t('opens'), opens)] : []),
      ...(ends ? [moment(t('ends'), ends)] : []),
      ...(closes && !ends ? [moment(t('closes'), closes)] : []),
    ]
  }
}
