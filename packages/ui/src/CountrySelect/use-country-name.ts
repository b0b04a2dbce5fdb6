import { countryName } from '../places/places.ts'
import { usePlaces } from '../places/use-places.ts'
import { useTextSource } from '../texts/index.ts'

/** Finds a country's name in the language of the page. */
export const useCountryName = () => {
  const places = usePlaces()
  const { language } = useTextSource()
  return (code: string): string => countryName(code, language, places)
}
