export { CheckboxGroup } from './CheckboxGroup.tsx'
export type { CheckboxGroupProps, CheckboxOption } from './props.ts'
