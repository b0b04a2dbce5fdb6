import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'

export const readInstallation = endpoint({
  method: 'GET',
  path: '/installation',
  summary: 'What kind of installation answers',
  needs: 'public',
  input: z.object({}),
  output: one(
    z.object({
      demo: z.boolean(),
      sends_mail: z.boolean(),
      time_zone: z.string(),
      /** Public keys of valid seals, current one first. */
      seal_keys: z.array(z.string()),
      /** Two-letter country code for the calendar's weeks, if the operator set one. */
      country: z.optional(z.string()),
    }),
  ),
})
