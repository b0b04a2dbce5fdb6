import { CountrySelect } from '@portal/ui/CountrySelect'
import { Grid } from '@portal/ui/Grid'
import { RegionSelect } from '@portal/ui/RegionSelect'
import { useState } from 'react'
import { useProfileTexts } from '../../core/texts/people.ts'
import type { ProfileFieldsProps } from './profile-values.ts'

/** Country and region. Changing the country clears the region. */
export const ResidenceFields = ({ values, need }: ProfileFieldsProps) => {
  const t = useProfileTexts()
  const [country, setCountry] = useState(values.residence_country ?? null)
  const [region, setRegion] = useState(values.residence_state || null)
  return (
    <Grid columns="two">
      <CountrySelect
        {...need}
        label={t('residence_country')}
        name="residence_country"
        onChange={next => {
          setCountry(next)
          if (next !== country) setRegion(null)
        }}
        value={country}
      />
      <RegionSelect
        country={country}
        isOptional
        label={t('residence_state')}
        name="residence_state"
        onChange={setRegion}
        value={region}
      />
    </Grid>
  )
}
