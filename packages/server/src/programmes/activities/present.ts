import type { Member } from '@portal/contract/core/records/people'
import type { Holder } from '@portal/contract/core/rights/needs'
import type { Activity, ActivityRecord } from '@portal/contract/programmes/activities'
import { isDelayed } from '@portal/contract/programmes/delays'
import { presentName } from '../../people/accounts/names.ts'
import { rightsOnActivity } from './rules.ts'
import type { ActivityEventRow, ActivityRow, FullActivity } from './store.ts'

/** An activity, with whether it is late today and the person's rights. */
export const presentActivity = (user: Holder, today: string, { activity, project }: ActivityRow): Activity => {
  const { project_id: _, created_at: __, ...fields } = activity
  return { ...fields, project, is_delayed: isDelayed(activity, today), can: rightsOnActivity(user, activity) }
}

const presentEvent = ({
  event: { id, kind, reason, at },
  ...person
}: ActivityEventRow): ActivityRecord['events'][number] => ({
  id,
  kind,
  reason,
  at: at.toISOString(),
  by: presentName(person),
})

/** Data of an activity from other tables. */
interface Beside extends Pick<ActivityRecord, 'used_period'> {
  readonly team: Member[]
  readonly events: readonly ActivityEventRow[]
  /** Sum of its expenses. Null if the person doesn't see the budget. */
  readonly expensesMinor: number | null
  /** Whether the person may open its project. */
  readonly seesProject: boolean
}

/** Like `presentActivity`, with long texts, team, and events. */
export const presentActivityRecord = (
  user: Holder,
  today: string,
  { activity, project }: FullActivity,
  { team, events, used_period, expensesMinor, seesProject }: Beside,
): ActivityRecord => {
  const { description, agendas, objectives, materials, ...listed } = activity
  return {
    ...presentActivity(user, today, { activity: listed, project }),
    ...{ description, agendas, objectives, materials },
    team,
    events: events.map(presentEvent),
    used_period,
    expenses_minor: expensesMinor,
    sees_project: seesProject,
  }
}
