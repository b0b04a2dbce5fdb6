import type { profileRecord } from '@portal/contract/people/users/profiles'
import type * as z from 'zod/mini'

/** What the fields start with, by name; nothing for a person who is new. */
export type ProfileValues = { readonly [Name in keyof z.infer<typeof profileRecord>]?: string | null | undefined }

/** What the parts of the form take. */
export interface ProfileFieldsProps {
  readonly values: ProfileValues
  /** Whether what only the person knows has to be filled in. */
  readonly need: { readonly isRequired: true } | { readonly isOptional: true }
}
