import { endpoint } from '../core/api/endpoint.ts'
import { done, one } from '../core/api/lists.ts'
import { confirmedDeletion, deletionImpact, deletionImpactQuery } from '../core/records/deletion-impact.ts'

export const readActivityDeletionImpact = endpoint({
  method: 'GET',
  path: '/activities/:id/deletion_impact',
  summary: 'What goes with an activity',
  needs: ['activities', 'delete'],
  input: deletionImpactQuery,
  output: one(deletionImpact),
  errors: ['not_found'],
})

/** Cascades to updates and sub-activities. Requires the typed code. */
export const deleteActivity = endpoint({
  method: 'DELETE',
  path: '/activities/:id',
  summary: 'Delete an activity',
  needs: ['activities', 'delete'],
  input: confirmedDeletion,
  output: done,
  touches: ['/activities', '/sub_activities', '/projects/:id'],
  seenBy: ['activities', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})
