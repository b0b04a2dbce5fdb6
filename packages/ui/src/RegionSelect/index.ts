export { regionChoices } from '../countries/countries.ts'
export { RegionSelect, type RegionSelectProps } from './RegionSelect.tsx'
