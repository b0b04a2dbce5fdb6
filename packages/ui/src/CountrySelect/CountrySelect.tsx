import { useMemo } from 'react'
import { ComboBox } from '../ComboBox/index.ts'
import type { FieldProps } from '../field/use-field.ts'
import { useKept } from '../field/use-kept.ts'
import { useUiTexts } from '../locales/index.ts'
import { countryChoices, countryName, withKept } from '../places/places.ts'
import { usePlaces } from '../places/use-places.ts'
import { useTextSource } from '../texts/index.ts'

interface CountrySelectProps extends FieldProps {
  /** The country's code of two letters, when the caller keeps it; `null` is none. */
  value?: string | null
  /** The first country, when the field keeps it. Default none. */
  defaultValue?: string
  /** Called with the code of the new country, `null` when it was emptied. */
  onChange?: (code: string | null) => void
  /** Called when focus leaves. */
  onBlur?: () => void
}

/** A country, found by its name in either language and by its code. The list comes by itself, after the field. */
export const CountrySelect = (props: CountrySelectProps) => {
  const t = useUiTexts()
  const { language } = useTextSource()
  const places = usePlaces()
  const kept = useKept(props.name, String) || (props.value ?? props.defaultValue)
  const options = useMemo(
    () => withKept(countryChoices(places ?? [], language), kept, kept && countryName(kept, language)),
    [places, language, kept],
  )
  return (
    <ComboBox
      {...props}
      options={options}
      placeholder={t('select_country')}
      {...(!places && { emptyText: t('loading') })}
    />
  )
}
