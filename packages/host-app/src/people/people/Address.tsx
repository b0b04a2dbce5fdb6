import { useCountryName } from '@portal/ui/CountrySelect'
import { Isolate } from '@portal/ui/Isolate'
import { usePeopleTexts } from '../../core/texts/people.ts'

interface AddressProps {
  /** ISO code of two letters. */
  residence_country: string | null
  residence_state: string | null
}

/** Place of residence, as far as it is known. */
export const Address = ({ residence_country, residence_state }: AddressProps) => {
  const t = usePeopleTexts()
  const countryName = useCountryName()
  const parts = [residence_state, residence_country && countryName(residence_country)].filter(Boolean)
  return parts.length > 0 ? <Isolate direction="auto">{parts.join(' – ')}</Isolate> : t('no_address')
}
