import type { ReactNode } from 'react'
import type { ElementProps } from '../element/index.ts'
import type { Problems } from '../field/use-field.ts'
import type { RestoredValues } from '../field/use-restored.ts'
import type { Unsaved } from './use-unsaved.ts'

/** What a Form takes. */
export interface FormProps extends ElementProps {
  /** The fields. */
  children: ReactNode
  /** Called instead of the browser's own sending. */
  onSubmit?: (form: FormData) => void
  /** Called with everything filled in so far on every input; for checks while typing. */
  onInput?: (form: FormData) => void
  /** What is wrong, by field name. After a sending, focus goes to the first of them. Default none. */
  problems?: Problems
  /** Why the server, or the network, refused; shown above the buttons. */
  serverError?: ReactNode
  /** The buttons, the main one first. */
  actions?: ReactNode
  /** From useUnsaved: asks before something typed would be lost. Default nobody asks. */
  unsaved?: Unsaved | undefined
  /** What `unsaved.changes()` gave on a page that was lost: shown in the fields again, not saved. Default nothing. */
  restored?: RestoredValues | undefined
  /** Keeps the buttons in view; for long forms. Default `false`. */
  hasStickyActions?: boolean
  /** Names it for screen readers, where no heading does. */
  label?: string
  /** Where a browser without scripts sends it. */
  action?: string
  /** Default `post`. */
  method?: 'get' | 'post'
  /** `multipart/form-data` where the browser itself sends files. Default the usual fields. */
  encType?: 'multipart/form-data'
  /** `off` where nothing of it may be remembered: not offered again, and not stored for restoring a closed tab. */
  autoComplete?: 'off'
}
