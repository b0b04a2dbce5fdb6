import { limits } from '@portal/contract/core/fields/limits'
import type { QuestionDraft } from '@portal/contract/training/exams/exam-questions'
import { NumberField } from '@portal/ui/NumberField'
import { TextArea } from '@portal/ui/TextArea'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { ChoiceFields, RangeFields } from './KindFields.tsx'

interface QuestionFieldsProps {
  kind: QuestionDraft['kind']
  question?: QuestionDraft
}

/** Fields for one kind of question. */
export const QuestionFields = ({ kind, question }: QuestionFieldsProps) => {
  const t = useExamTexts()
  return (
    <>
      <TextArea
        defaultValue={question?.prompt ?? ''}
        isRequired
        label={t('question')}
        maxLength={limits.exam_prompt_length}
        name="prompt"
        rows={3}
      />
      <NumberField
        defaultValue={question?.points ?? 1}
        isRequired
        label={t('points')}
        max={limits.exam_points}
        min={0}
        name="points"
      />
      {kind === 'text' && (
        <TextArea
          defaultValue={(question?.kind === 'text' && question.model_answer) || ''}
          help={t('model_answer_help')}
          isOptional
          label={t('model_answer')}
          name="model_answer"
          rows={3}
        />
      )}
      {kind === 'radio' && <ChoiceFields question={question} />}
      {kind === 'range' && <RangeFields question={question} />}
    </>
  )
}
