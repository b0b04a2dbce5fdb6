import { ComboBox } from '@portal/ui/ComboBox'
import { Grid } from '@portal/ui/Grid'
import { useTextSource } from '@portal/ui/texts'
import { useMemo, useState } from 'react'
import type { ProfileValues } from './ProfileFields.tsx'
import { countryChoices, regionChoices, usePlaces } from './places.ts'
import { useProfileTexts } from './texts.ts'

/** Country and region; another country takes the region away. */
export const PlaceFields = ({ values }: { values: ProfileValues }) => {
  const t = useProfileTexts()
  const { language } = useTextSource()
  const places = usePlaces()
  const [country, setCountry] = useState(values.residence_country ?? null)
  const [region, setRegion] = useState(values.residence_state || null)
  const countries = useMemo(() => countryChoices(places ?? [], language), [places, language])
  const regions = useMemo(() => regionChoices(places ?? [], country), [places, country])
  const isReady = places !== undefined
  return (
    <Grid columns="two">
      <ComboBox
        isDisabled={!isReady}
        isRequired
        key={isReady ? 'country' : 'loading-country'}
        label={t('residence_country')}
        name="residence_country"
        onChange={next => {
          setCountry(next)
          if (next !== country) setRegion(null)
        }}
        options={countries}
        placeholder={t('select_country')}
        value={country}
      />
      <ComboBox
        isDisabled={!isReady}
        isOptional
        key={isReady ? `region-${country}` : 'loading-region'}
        label={t('residence_state')}
        name="residence_state"
        onChange={setRegion}
        options={regions}
        placeholder={t('select_region')}
        value={region}
      />
    </Grid>
  )
}
