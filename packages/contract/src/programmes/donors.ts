import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { endpoint } from '../core/api/endpoint.ts'
import { done, listQuery, one, page } from '../core/api/lists.ts'
import { country, id, line, moment, optionalLine, shortCode, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { confirmedDeletion, deletionImpact, deletionImpactQuery } from '../core/records/deletion-impact.ts'

/** The fields of a donor (specification section 3). */
const donorDraft = z.object({
  code: shortCode(),
  full_name: line(),
  abbreviation: optionalLine(limits.code_length),
  country: country(),
})

/** A donor, with how many projects it funds. */
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

/** A donor. */
export type Donor = z.infer<typeof donor>

/** The usual endpoints but the deletion, which takes other records along. */
export const donorEndpoints = crud({
  path: '/donors',
  names: ['a donor', 'donors'],
  record: donor,
  draft: donorDraft,
  query: listQuery(['code', '-code', 'full_name', '-full_name', 'created_at', '-created_at']),
  needs: { view: ['donors', 'view'], add: ['donors', 'add'], edit: ['donors', 'edit'] },
  touches: { add: ['/donor_choices'], edit: ['/donor_choices', '/projects', '/projects/:id'] },
})

/** They by their names. */
export const { list: listDonors, read: readDonor, edit: editDonor } = donorEndpoints

/** GET /donors/:id/deletion_impact: exactly what goes when the donor is deleted (specification section 8). */
export const readDonorDeletionImpact = endpoint({
  method: 'GET',
  path: '/donors/:id/deletion_impact',
  summary: 'What goes with a donor',
  needs: ['donors', 'delete'],
  input: deletionImpactQuery,
  output: one(deletionImpact),
  errors: ['not_found'],
})

/** DELETE /donors/:id: with all its projects and what belongs to them, after the code has been typed. */
export const deleteDonor = endpoint({
  method: 'DELETE',
  path: '/donors/:id',
  summary: 'Delete a donor with all its projects',
  needs: ['donors', 'delete'],
  input: confirmedDeletion,
  output: done,
  touches: ['/donors', '/donor_choices', '/removed_donors', '/projects', '/activities', '/sub_activities'],
  seenBy: ['donors', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile', 'in_use', 'months_closed'],
})

/** GET /donor_choices: what projects are given to, for those who choose among them without seeing the donors' page. */
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
    /** Only this one: how a choice that was made before is called. */
    id: z.optional(id()),
  }),
  output: page(z.object({ id: id(), code: z.string(), full_name: z.string() })),
})
