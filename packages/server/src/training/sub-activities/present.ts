import type { Member } from '@portal/contract/core/records/people'
import type { Holder } from '@portal/contract/core/rights/needs'
import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { rightsOn } from './rules.ts'
import type { SubActivityRow } from './store.ts'

export const presentSubActivity = (user: Holder, row: SubActivityRow, team: Member[]): SubActivity => {
  const { activity_id: _, course_id: __, created_at: ___, ...fields } = row.subActivity
  return {
    ...fields,
    activity: row.activity,
    project: row.project,
    course: row.course,
    trainees: row.trainees,
    team,
    can: rightsOn(user),
  }
}
