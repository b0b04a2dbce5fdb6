export { regionChoices } from '../countries/countries.ts'
export { RegionSelect } from './RegionSelect.tsx'
