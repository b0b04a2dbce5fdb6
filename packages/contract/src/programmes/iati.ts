import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { one } from '../core/api/lists.ts'
import { id } from '../core/fields/fields.ts'

const iatiFile = z.object({ file: z.string(), xml: z.string() })

/** Fails with `iati_organisation_missing` until the organisation is configured. */
export const exportIati = endpoint({
  method: 'GET',
  path: '/iati',
  summary: 'Projects, budgets and transactions as IATI 2.03',
  needs: {
    allOf: [
      ['projects', 'download_report'],
      ['budget', 'download_report'],
    ],
  },
  input: z.object({ project_id: z.optional(id()) }),
  output: one(iatiFile),
  errors: ['not_found', 'report_too_large', 'iati_organisation_missing'],
})
