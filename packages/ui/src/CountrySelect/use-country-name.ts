import { countryChoices, usePlaces } from '../places/places.ts'
import { useTextSource } from '../texts/index.ts'

/** Finds a country's name in the language of the page, its code until the list is here. */
export const useCountryName = () => {
  const places = usePlaces()
  const { language } = useTextSource()
  return (code: string): string =>
    (places && countryChoices(places, language).find(({ value }) => value === code)?.label) ?? code
}
