export { type Country, countryChoices } from '../countries/countries.ts'
export { CountrySelect, type CountrySelectProps } from './CountrySelect.tsx'
export { useCountryName } from './use-country-name.ts'
