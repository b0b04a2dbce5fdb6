import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'

/** GET /installation: what a page may know before anyone has signed in. */
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
      /** The public keys whose seals over signatures count, the present one first. */
      seal_keys: z.array(z.string()),
      /** Two letters of the country whose weeks calendars show, where the operator has named one. */
      country: z.optional(z.string()),
    }),
  ),
})
