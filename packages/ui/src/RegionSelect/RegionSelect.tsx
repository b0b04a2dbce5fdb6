import { useMemo, useState } from 'react'
import { ComboBox } from '../ComboBox/index.ts'
import { regionChoices, withCurrent } from '../countries/countries.ts'
import { useCountries } from '../countries/use-countries.ts'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'

export interface RegionSelectProps extends FieldProps, ReadOnlyProps {
  /** The country's code of two letters. Default the regions of the United States, as with `null`. */
  country?: string | null
  /** The region's name, when controlled by the caller; `null` is none. */
  value?: string | null
  /** The first region, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with the name of the new region, `null` when it was emptied. */
  onChange?: (name: string | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
}

/** A region of a country, found by its name or code and stored by its name; another country resets it. */
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
