export type { SelectProps } from './props.ts'
export { type Choice, Select } from './Select.tsx'
