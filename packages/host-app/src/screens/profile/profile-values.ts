import type { profileRecord } from '@portal/contract/profiles'
import type * as z from 'zod/mini'

/** What the fields start with, by name; nothing for a person who is new. */
export type ProfileValues = { readonly [Name in keyof z.infer<typeof profileRecord>]?: string | null | undefined }
