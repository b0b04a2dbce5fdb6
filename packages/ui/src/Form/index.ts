export type { Problems } from '../field/use-field.ts'
export { Form } from './Form.tsx'
