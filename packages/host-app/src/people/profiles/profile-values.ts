import type { profileRecord } from '@portal/contract/people/users/profiles'
import type * as z from 'zod/mini'

/** Initial values by name. Empty for a new person. */
export type ProfileValues = { readonly [Name in keyof z.infer<typeof profileRecord>]?: string | null | undefined }

export interface ProfileFieldsProps {
  readonly values: ProfileValues
  /** Whether fields are required that only the person can know. */
  readonly need: { readonly isRequired: true } | { readonly isOptional: true }
}
