import { deletion } from '../core/records/deletion.ts'

/** Cascades to updates and sub-activities. */
export const activityDeletion = deletion({
  path: '/activities',
  name: 'an activity',
  needs: ['activities', 'delete'],
  touches: ['/activities', '/sub_activities', '/projects/:id'],
  refusesOwn: 'own_subject',
  seenBy: ['activities', 'view'],
  errors: ['own_subject'],
})
