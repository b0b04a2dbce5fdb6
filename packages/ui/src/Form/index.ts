export type { Problems } from '../field/use-field.ts'
export { Form } from './Form.tsx'
export { dropAllUnsaved, dropUnsaved, hasUnsaved, holdUnsaved } from './unsaved.ts'
export { type Unsaved, useUnsaved } from './use-unsaved.ts'
