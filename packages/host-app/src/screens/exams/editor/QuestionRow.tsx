import type { ExamQuestion } from '@portal/contract/exam_questions'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useExamTexts } from '../../../parts/exams/texts.ts'
import { correctText } from '../answer-text.ts'

interface QuestionRowProps {
  asked: ExamQuestion
  /** From 0. */
  at: number
  count: number
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onDelete: () => void
}

/** A question with what is right, and what can be done with it. */
export const QuestionRow = ({ asked: { question }, at, count, onMove, onEdit, onDelete }: QuestionRowProps) => {
  const t = useExamTexts()
  const correct = correctText(question)
  return (
    <Stack gap="small">
      <Text weight="strong">
        {at + 1}. <Isolate direction="auto">{question.prompt}</Isolate>
      </Text>
      <Text size="small" tone="muted">
        {t(`kinds.${question.kind}`)} · {t('points_count', { count: question.points })}
      </Text>
      {question.kind === 'radio' && (
        <Text size="small">
          <Isolate direction="auto">{question.options.join(' / ')}</Isolate>
        </Text>
      )}
      {correct && (
        <Text size="small">
          {t('correct')}: <Isolate direction="auto">{correct}</Isolate>
        </Text>
      )}
      <Inline>
        <Button isDisabled={at === 0} onPress={() => onMove(-1)} size="small">
          {t('move_up')}
        </Button>
        <Button isDisabled={at === count - 1} onPress={() => onMove(1)} size="small">
          {t('move_down')}
        </Button>
        <Button onPress={onEdit} size="small">
          {t('edit')}
        </Button>
        <Button onPress={onDelete} size="small" variant="danger">
          {t('delete')}
        </Button>
      </Inline>
    </Stack>
  )
}
