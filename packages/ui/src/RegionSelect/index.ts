export { regionChoices } from '../places/places.ts'
export { RegionSelect } from './RegionSelect.tsx'
