import { countryName } from '../countries/countries.ts'
import { useCountries } from '../countries/use-countries.ts'
import { useTextSource } from '../texts/index.ts'

/** Returns a function that looks up a country's name in the page's language. */
export const useCountryName = () => {
  const countries = useCountries()
  const { language } = useTextSource()
  return (code: string): string => countryName(code, language, countries)
}
