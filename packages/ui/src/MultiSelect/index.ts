export { MultiSelect } from './MultiSelect.tsx'
