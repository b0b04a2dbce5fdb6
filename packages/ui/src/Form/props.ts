import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { Problems } from '../field/use-field.ts'
import type { RestoredValues } from '../field/use-restored.ts'
import type { Unsaved } from './use-unsaved.ts'

export interface FormProps extends ElementProps {
  /** The fields. */
  children: ReactNode
  /** Called on submit, instead of the browser's own submission. */
  onSubmit?: (form: FormData) => void
  /** Called with all current values on every input, for live validation. */
  onInput?: (form: FormData) => void
  /** Error messages by field name. After a submission, focus moves to the first of them. Default none. */
  problems?: Problems
  /** Why the server or the network refused the form. Shown above the buttons. */
  serverError?: ReactNode
  /** The buttons, main action first. */
  actions?: ReactNode
  /** The guard from useUnsaved, which asks before unsaved input is lost. Default none. */
  unsaved?: Unsaved | undefined
  /** The result of `unsaved.changes()` from a lost page. The form shows these values as unsaved. Default none. */
  restored?: RestoredValues | undefined
  /** Whether the buttons stick to the viewport's bottom edge. For long forms. Default `false`. */
  hasStickyActions?: boolean
  /** The form's accessible name, where no heading provides one. */
  label?: string
  /** The address that browsers submit to without JavaScript. */
  action?: string
  /** Default `post`. */
  method?: 'get' | 'post'
  /** Use `multipart/form-data` if the browser itself submits files. Default URL-encoded. */
  encType?: 'multipart/form-data'
  /** `off` prevents browsers from suggesting or storing any of the values, even for restored tabs. */
  autoComplete?: 'off'
}
