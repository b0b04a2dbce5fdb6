import type { QuestionDraft } from '@portal/contract/exam_questions'
import { limits } from '@portal/contract/limits'
import { Grid } from '@portal/ui/Grid'
import { NumberField } from '@portal/ui/NumberField'
import { TextArea } from '@portal/ui/TextArea'
import { useExamTexts } from '../texts.ts'

interface QuestionFieldsProps {
  kind: QuestionDraft['kind']
  /** What is changed; none for a new one. */
  question?: QuestionDraft
}

const range = ['min', 'max', 'step', 'correct_from', 'correct_to'] as const

/** The fields of a question by its kind. */
export const QuestionFields = ({ kind, question }: QuestionFieldsProps) => {
  const t = useExamTexts()
  const radio = question?.kind === 'radio' ? question : undefined
  const figure = (name: (typeof range)[number]) => (question?.kind === 'range' ? question[name] : null)
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
      {kind === 'radio' && (
        <>
          <TextArea
            defaultValue={radio?.options.join('\n') ?? ''}
            help={t('options_help')}
            isRequired
            label={t('options')}
            name="options"
            rows={4}
          />
          <NumberField
            defaultValue={radio ? radio.correct_option + 1 : null}
            help={t('correct_option_help')}
            isRequired
            label={t('correct_option')}
            min={1}
            name="correct_option"
          />
        </>
      )}
      {kind === 'range' && (
        <Grid columns="two">
          {range.map(name => (
            <NumberField
              decimals={2}
              defaultValue={figure(name) ?? (name === 'step' ? 1 : null)}
              isRequired
              key={name}
              label={t(`range.${name}`)}
              min={0}
              name={name}
            />
          ))}
        </Grid>
      )}
    </>
  )
}
