import type { QuestionDraft } from '@portal/contract/training/exams/exam-questions'
import { Grid } from '@portal/ui/Grid'
import { NumberField } from '@portal/ui/NumberField'
import { TextArea } from '@portal/ui/TextArea'
import { useExamTexts } from '../../../../core/texts/training.ts'

interface KindFieldsProps {
  question: QuestionDraft | undefined
}

/** Options of a single-choice question, and the correct one. */
export const ChoiceFields = ({ question }: KindFieldsProps) => {
  const t = useExamTexts()
  const radio = question?.kind === 'radio' ? question : undefined
  return (
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
  )
}

const figures = ['min', 'max', 'step', 'correct_from', 'correct_to'] as const

/** Limits of a range question, and the correct part. */
export const RangeFields = ({ question }: KindFieldsProps) => {
  const t = useExamTexts()
  const range = question?.kind === 'range' ? question : undefined
  return (
    <Grid columns="two">
      {figures.map(name => (
        <NumberField
          decimals={2}
          defaultValue={range?.[name] ?? (name === 'step' ? 1 : null)}
          isRequired
          key={name}
          label={t(`range.${name}`)}
          min={0}
          name={name}
        />
      ))}
    </Grid>
  )
}
