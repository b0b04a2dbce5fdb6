import type { ExamQuestion } from '@portal/contract/training/exams/exam-questions'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { MoveButtons } from '@portal/ui/Movable'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { WrittenInline } from '../../../../blocks/text/Written.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { correctText } from '../../shared/answers/answer-text.ts'

interface QuestionRowProps {
  asked: ExamQuestion
  /** Zero-based index. */
  at: number
  count: number
  /** Called with the new zero-based index. */
  onMove: (to: number) => void
  onEdit: () => void
  onDelete: () => void
}

export const QuestionRow = ({ asked: { question }, at, count, onMove, onEdit, onDelete }: QuestionRowProps) => {
  const t = useExamTexts()
  const correct = correctText(question)
  const name = t('question_number', { number: at + 1 })
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <Stack gap="small">
      <Text weight="strong">
        {at + 1}. <WrittenInline>{question.prompt}</WrittenInline>
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
          {t('correct')}: <WrittenInline>{correct}</WrittenInline>
        </Text>
      )}
      <Inline>
        <MoveButtons at={at} count={count} name={name} onMove={onMove} />
        <Button onPress={onEdit} size="small" variant="quiet">
          {t('edit')}
          {hidden}
        </Button>
        <Button onPress={onDelete} size="small" variant="quiet">
          {t('delete')}
          {hidden}
        </Button>
      </Inline>
    </Stack>
  )
}
