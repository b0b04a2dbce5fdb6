export { CheckboxGroup } from './CheckboxGroup.tsx'
export type { CheckboxOption } from './props.ts'
