import { addEvaluationForm, type EvaluationForm } from '@portal/contract/evaluation_forms'
import { newId } from '@portal/contract/new-id'
import { Text } from '@portal/ui/Text'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { filled } from '../../blocks/form/use-form.ts'
import { useEvaluationTexts } from '../../parts/evaluations/texts.ts'
import { FormFields } from './FormFields.tsx'

// In both languages whatever the page is in: a form is asked in both.
const firstQuestion = () => ({
  ...{ id: newId(), kind: 'rating', is_required: true },
  text_en: 'How satisfied are you with the training as a whole?',
  text_ar: 'ما مدى رضاك عن التدريب إجمالًا؟',
})

/** Adds a form with a first question; the others are added where it is designed, which is shown next. */
export const NewForm = ({ onAdded }: { onAdded: (form: EvaluationForm) => void }) => {
  const t = useEvaluationTexts()
  return (
    <RecordForm
      endpoint={addEvaluationForm}
      onDone={({ data }) => onAdded(data)}
      read={form => ({ ...filled(form), questions: [firstQuestion()] })}
      submit={t('add')}
    >
      <Text tone="muted">{t('add_help')}</Text>
      <FormFields />
    </RecordForm>
  )
}
