import { Grid } from '@portal/ui/Grid'
import { TextField } from '@portal/ui/TextField'
import { useEvaluationTexts } from '../../core/texts/training.ts'

interface Words {
  readonly text_en: string
  readonly text_ar: string
}

interface WordsFieldsProps {
  /** Path in the request body, such as `questions.0`. */
  path: string
  words: Words
  onChange: (change: Partial<Words>) => void
}

/** Wording of a question in both languages. */
export const WordsFields = ({ path, words, onChange }: WordsFieldsProps) => {
  const t = useEvaluationTexts()
  return (
    <Grid>
      <TextField
        direction="ltr"
        isRequired
        label={t('text_en')}
        name={`${path}.text_en`}
        onChange={text_en => onChange({ text_en })}
        value={words.text_en}
      />
      <TextField
        direction="rtl"
        isRequired
        label={t('text_ar')}
        name={`${path}.text_ar`}
        onChange={text_ar => onChange({ text_ar })}
        value={words.text_ar}
      />
    </Grid>
  )
}
