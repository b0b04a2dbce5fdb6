import { copyExamQuestions, listExamSources } from '@portal/contract/exam_questions'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Select } from '@portal/ui/Select'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../../blocks/api/use-read.ts'
import { ListFailed } from '../../../blocks/feedback/ListFailed.tsx'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { filled } from '../../../blocks/form/use-form.ts'
import { useBlockTexts } from '../../../blocks/texts.ts'
import { useExamTexts } from '../../../parts/exams/texts.ts'

interface UseQuestionsProps {
  examId: string
  /** Called after copies were added. */
  onAdded: () => void
  onCancel: () => void
}

/** Adds copies of the questions of another test of the same course. */
export const UseQuestions = ({ examId, onAdded, onCancel }: UseQuestionsProps) => {
  const t = useExamTexts()
  const blocks = useBlockTexts()
  const { data, error, isValidating, mutate } = useRead(listExamSources, { id: examId })
  const sources = data?.data
  if (!sources && error !== undefined)
    return <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
  if (!sources) return <Skeleton lines={2} />
  if (sources.length === 0)
    return (
      <Stack>
        <Text tone="muted">{t('no_sources')}</Text>
        <Inline>
          <Button onPress={onCancel}>{blocks('cancel')}</Button>
        </Inline>
      </Stack>
    )
  const options = sources.map(({ id, title, question_count, sub_activity }) => ({
    value: id,
    label: `${t('source_name', { training: sub_activity.name, title })} (${t('question_count', { count: question_count })})`,
  }))
  return (
    <Stack width="form">
      <RecordForm
        endpoint={copyExamQuestions}
        onCancel={onCancel}
        onDone={onAdded}
        part={`${examId} copies`}
        read={form => ({ ...filled(form), id: examId })}
        submit={t('add_copies')}
      >
        <Select help={t('use_questions_help')} isRequired label={t('exam')} name="source_id" options={options} />
      </RecordForm>
    </Stack>
  )
}
