import { useMemo, useState } from 'react'
import { ComboBox } from '../ComboBox/index.ts'
import { regionChoices, withCurrent } from '../countries/countries.ts'
import { useCountries } from '../countries/use-countries.ts'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'

export interface RegionSelectProps extends FieldProps, ReadOnlyProps {
  /** The two-letter country code. Default the regions of the United States, as with `null`. */
  country?: string | null
  /** The controlled region name. `null` means none. */
  value?: string | null
  /** The initial region, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with the new region's name, or `null` when the user clears it. */
  onChange?: (name: string | null) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
}

/** A country's region, found by name or code and stored by name. Changing the country resets it. */
export const RegionSelect = ({ country = null, defaultValue, ...props }: RegionSelectProps) => {
  const t = useUiTexts()
  const countries = useCountries()
  const [firstCountry] = useState(country)
  const start = country === firstCountry ? defaultValue : undefined
  const restored = props.value ?? start
  const options = useMemo(
    () => withCurrent(regionChoices(countries ?? [], country), restored),
    [countries, country, restored],
  )
  return (
    <ComboBox
      {...props}
      key={country}
      options={options}
      placeholder={t('select_region')}
      {...(start && { defaultValue: start })}
      {...(!countries && { emptyText: t('loading') })}
    />
  )
}
