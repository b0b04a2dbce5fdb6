import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done } from '../../core/api/lists.ts'
import { choice } from '../../core/fields/fields.ts'
import { languages } from '../../core/fields/limits.ts'

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark', 'high_contrast', 'dark_high_contrast'] as const

export const densities = ['comfortable', 'compact'] as const

/** Apply on every device. Choices that were never made are omitted. */
export const preferences = z.object({
  language: z.optional(choice(languages)),
  theme: z.optional(choice(themes)),
  density: z.optional(choice(densities)),
})

export type Preferences = z.infer<typeof preferences>

/** Merges the given choices into the stored ones. */
export const editPreferences = endpoint({
  method: 'PATCH',
  path: '/account/preferences',
  summary: 'Keep how one wants the portal',
  needs: 'signed_in',
  // A choice survives an immediate reload of the page.
  outlivesPage: true,
  input: preferences,
  output: done,
})
