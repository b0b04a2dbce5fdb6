import { countryName } from '../countries/countries.ts'
import { useCountries } from '../countries/use-countries.ts'
import { useTextSource } from '../texts/index.ts'

/** Finds a country's name in the language of the page. */
export const useCountryName = () => {
  const countries = useCountries()
  const { language } = useTextSource()
  return (code: string): string => countryName(code, language, countries)
}
