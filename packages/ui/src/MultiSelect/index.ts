export { MultiSelect } from './MultiSelect.tsx'
export type { MultiSelectProps } from './props.ts'
