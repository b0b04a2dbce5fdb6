import type { Language } from '@portal/contract/core/fields/limits'
import type { CurrentUser } from '@portal/contract/people/access/access'

export interface SessionUser extends CurrentUser {
  readonly language: Language
}
