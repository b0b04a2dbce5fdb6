import type { CurrentUser } from '@portal/contract/access'
import type { Language } from '@portal/contract/core/fields/limits'

/** The signed-in person as every handler sees them. */
export interface SessionUser extends CurrentUser {
  readonly language: Language
}
