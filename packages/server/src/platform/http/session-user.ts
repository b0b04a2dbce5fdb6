import type { Language } from '@portal/contract/core/fields/limits'
import type { CurrentUser } from '@portal/contract/people/access/access'

/** The signed-in person as every handler sees them. */
export interface SessionUser extends CurrentUser {
  readonly language: Language
}
