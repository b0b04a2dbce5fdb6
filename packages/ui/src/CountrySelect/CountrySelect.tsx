import { useMemo } from 'react'
import { ComboBox } from '../ComboBox/index.ts'
import { countryChoices, countryName, withCurrent } from '../countries/countries.ts'
import { useCountries } from '../countries/use-countries.ts'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { useRestored } from '../field/use-restored.ts'
import { useUiTexts } from '../locales/index.ts'
import { useTextSource } from '../texts/index.ts'

export interface CountrySelectProps extends FieldProps, ReadOnlyProps {
  /** The controlled two-letter country code. `null` means none. */
  value?: string | null
  /** The initial country, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with the new country's code, or `null` when the user clears it. */
  onChange?: (code: string | null) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
}

/** A country, found by its code or its name in either language. The country list loads lazily. */
export const CountrySelect = (props: CountrySelectProps) => {
  const t = useUiTexts()
  const { language } = useTextSource()
  const countries = useCountries()
  const restored = useRestored(props.name, String) || (props.value ?? props.defaultValue)
  const options = useMemo(
    () => withCurrent(countryChoices(countries ?? [], language), restored, restored && countryName(restored, language)),
    [countries, language, restored],
  )
  return (
    <ComboBox
      {...props}
      options={options}
      placeholder={t('select_country')}
      {...(!countries && { emptyText: t('loading') })}
    />
  )
}
