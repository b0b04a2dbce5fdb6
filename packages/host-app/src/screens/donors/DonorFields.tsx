import type { Donor } from '@portal/contract/donors'
import { CountrySelect } from '@portal/ui/CountrySelect'
import { TextField } from '@portal/ui/TextField'
import { useDonorTexts } from './texts.ts'

/** The fields of a donor, empty or as they are. */
export const DonorFields = ({ donor }: { donor?: Donor }) => {
  const t = useDonorTexts()
  return (
    <>
      <TextField
        defaultValue={donor?.code ?? ''}
        direction="ltr"
        help={t('code_help')}
        isRequired
        label={t('code')}
        name="code"
      />
      <TextField defaultValue={donor?.full_name ?? ''} isRequired label={t('full_name')} name="full_name" />
      <TextField defaultValue={donor?.abbreviation ?? ''} isOptional label={t('abbreviation')} name="abbreviation" />
      <CountrySelect isRequired label={t('country')} name="country" {...(donor && { defaultValue: donor.country })} />
    </>
  )
}
