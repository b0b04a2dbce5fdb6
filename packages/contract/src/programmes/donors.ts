import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, page } from '../core/api/lists.ts'
import { country, id, line, moment, optionalLine, shortCode, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { deletion } from '../core/records/deletion.ts'

/** Specification section 3. */
const donorDraft = z.object({
  code: shortCode(),
  full_name: line(),
  abbreviation: optionalLine(limits.code_length),
  country: country(),
})

export const donor = z.object({
  id: id(),
  code: z.string(),
  full_name: z.string(),
  abbreviation: z.nullable(z.string()),
  country: z.string(),
  projects: z.int(),
  created_at: moment(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

export type Donor = z.infer<typeof donor>

export const donorEndpoints = crud({
  path: '/donors',
  names: ['a donor', 'donors'],
  record: donor,
  draft: donorDraft,
  query: listQuery(['code', '-code', 'full_name', '-full_name', 'created_at', '-created_at']),
  needs: { view: ['donors', 'view'], add: ['donors', 'add'], edit: ['donors', 'edit'] },
  touches: { add: ['/donor_choices'], edit: ['/donor_choices', '/projects', '/projects/:id'] },
})

export const { list: listDonors, read: readDonor, edit: editDonor } = donorEndpoints

/** Cascades to all projects of the donor. */
export const donorDeletion = deletion({
  path: '/donors',
  name: 'a donor',
  needs: ['donors', 'delete'],
  touches: ['/donors', '/donor_choices', '/removed_donors', '/projects', '/activities', '/sub_activities'],
  refusesOwn: 'own_subject',
  seenBy: ['donors', 'view'],
  errors: ['own_subject', 'in_use', 'months_closed'],
})

/** For people who choose a donor but may not open the donors page. */
export const listDonorChoices = endpoint({
  method: 'GET',
  path: '/donor_choices',
  summary: 'Donors to choose from',
  needs: {
    anyOf: [
      ['donors', 'view'],
      ['projects', 'view'],
      ['projects', 'add'],
      ['projects', 'edit'],
    ],
  },
  input: z.extend(listQuery(['code']), {
    /** Only this donor, to name an earlier choice. */
    id: z.optional(id()),
  }),
  output: page(z.object({ id: id(), code: z.string(), full_name: z.string() })),
})
