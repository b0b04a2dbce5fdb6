import { transitionOf } from '@portal/contract/core/records/transitions'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { Activity } from '@portal/contract/programmes/activities'

/** A step in an activity's life. Steps share their names with rights. */
export type ActivityStep = 'start' | 'hold' | 'resume' | 'complete' | 'reopen'

/** The state after a step. Undefined if the transition table has no such step. */
export const activityStateAfter = (state: Activity['state'], step: ActivityStep): Activity['state'] | undefined =>
  transitionOf('activity', state, step)?.to

/** Whether reports can be added. A completed activity must be reopened first. */
export const acceptsUpdates = (state: Activity['state']): boolean => state !== 'completed'

/** Rights on an activity that the person sees, in its current state. */
export const rightsOnActivity = (user: Holder, { state }: Pick<Activity, 'state'>): Activity['can'] => {
  const reports = can(user, ['activities', 'updates'])
  const may = (step: ActivityStep) => reports && activityStateAfter(state, step) !== undefined
  return {
    edit: can(user, ['activities', 'edit']),
    delete: can(user, ['activities', 'delete']),
    assign_users: can(user, ['activities', 'assign_users']),
    update: reports && acceptsUpdates(state),
    start: may('start'),
    hold: may('hold'),
    resume: may('resume'),
    complete: may('complete'),
    reopen: can(user, 'director') && activityStateAfter(state, 'reopen') !== undefined,
    view_sub_activities: can(user, ['sub_activities', 'view']),
    add_sub_activity: can(user, ['sub_activities', 'add']),
  }
}
