import type { AccountingCode } from '@portal/contract/accounting_codes'
import { TextField } from '@portal/ui/TextField'
import { useCodeTexts } from './texts.ts'

/** The fields of an account, empty or as they are. */
export const CodeFields = ({ code }: { code?: AccountingCode }) => {
  const t = useCodeTexts()
  return (
    <>
      <TextField
        defaultValue={code?.code ?? ''}
        direction="ltr"
        help={t('code_help')}
        isRequired
        label={t('code')}
        name="code"
      />
      <TextField defaultValue={code?.name_en ?? ''} direction="ltr" isRequired label={t('name_en')} name="name_en" />
      <TextField defaultValue={code?.name_ar ?? ''} direction="rtl" isRequired label={t('name_ar')} name="name_ar" />
    </>
  )
}
