import { type EvaluationFormRecord, formTypes } from '@portal/contract/training/evaluations/evaluation-forms'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { useEvaluationTexts } from '../../core/texts/training.ts'

/** Title, respondents, and slug of a form. */
export const FormFields = ({ form }: { form?: EvaluationFormRecord }) => {
  const t = useEvaluationTexts()
  return (
    <>
      <TextField defaultValue={form?.title_en ?? ''} direction="ltr" isRequired label={t('title_en')} name="title_en" />
      <TextField defaultValue={form?.title_ar ?? ''} direction="rtl" isRequired label={t('title_ar')} name="title_ar" />
      <Select
        help={t('type_help')}
        isRequired
        label={t('type')}
        name="type"
        options={formTypes.map(value => ({ value, label: t(`types.${value}`) }))}
        {...(form && { defaultValue: form.type })}
      />
      <TextField
        defaultValue={form?.slug ?? ''}
        direction="ltr"
        help={t('slug_help')}
        isRequired
        label={t('slug')}
        name="slug"
      />
    </>
  )
}
