export { countryChoices, type Place } from '../places/places.ts'
export { CountrySelect } from './CountrySelect.tsx'
export { useCountryName } from './use-country-name.ts'
