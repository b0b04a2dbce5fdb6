import * as z from 'zod/mini'
import { endpoint } from '../../core/api/endpoint.ts'
import { done } from '../../core/api/lists.ts'
import { languages } from '../../core/fields/limits.ts'

/** Colours that can be chosen; `system` follows the device. */
export const themes = ['system', 'light', 'dark', 'high_contrast', 'dark_high_contrast'] as const

/** Heights of rows that can be chosen. */
export const densities = ['comfortable', 'compact'] as const

const chosen = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.enum(values, { error: 'unknown_value' }))

/** How a person wants the portal, on every device; what they never chose is not there. */
export const preferences = z.object({
  language: chosen(languages),
  theme: chosen(themes),
  density: chosen(densities),
})

/** How a person wants the portal. */
export type Preferences = z.infer<typeof preferences>

/** PATCH /account/preferences: stores what is given beside what was chosen before. */
export const editPreferences = endpoint({
  method: 'PATCH',
  path: '/account/preferences',
  summary: 'Keep how one wants the portal',
  needs: 'signed_in',
  // Whoever reloads the page at once finds what was chosen.
  outlivesPage: true,
  input: preferences,
  output: done,
})
