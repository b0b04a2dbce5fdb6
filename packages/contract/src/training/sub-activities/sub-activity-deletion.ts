import { endpoint } from '../../core/api/endpoint.ts'
import { done, one } from '../../core/api/lists.ts'
import { confirmedDeletion, deletionImpact, deletionImpactQuery } from '../../core/records/deletion-impact.ts'

export const readSubActivityDeletionImpact = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/deletion_impact',
  summary: 'What goes with a sub-activity',
  needs: ['sub_activities', 'delete'],
  input: deletionImpactQuery,
  output: one(deletionImpact),
  errors: ['not_found'],
})

/** Cascades to people, sessions, attendance, and tests. Certificates remain. Requires the typed code. */
export const deleteSubActivity = endpoint({
  method: 'DELETE',
  path: '/sub_activities/:id',
  summary: 'Delete a sub-activity',
  needs: ['sub_activities', 'delete'],
  input: confirmedDeletion,
  output: done,
  touches: ['/sub_activities', '/sub_activities/:id'],
  seenBy: ['sub_activities', 'view'],
  errors: ['invalid', 'not_found', 'changed_meanwhile'],
})
