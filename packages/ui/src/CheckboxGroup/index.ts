export { CheckboxGroup } from './CheckboxGroup.tsx'
export type { CheckboxOption } from './use-ticks.ts'
