import { can, type Holder } from '../core/rights/needs.ts'
import type { Notice } from './notices.ts'

const records: Readonly<Record<string, string>> = {
  projects: 'project',
  activities: 'activity',
  sub_activities: 'sub_activity',
  purchase_requests: 'purchase_requests',
  employment_requests: 'employment_requests',
}

const trainings: Readonly<Record<string, string>> = {
  trainings: 'trainings',
  taught_trainings: 'trainings/instructor',
}

// Opens the record's comments tab at the comment.
const placeIn = ({ comment }: Notice['details']) => (comment === undefined ? '' : `?tab=comments&comment=${comment}`)

export const addressOfNotice = (
  { target, details = {} }: Pick<Notice, 'target'> & Partial<Pick<Notice, 'details'>>,
  user: Holder | null,
): string | undefined => {
  if (!target) return undefined
  const record = records[target.kind]
  if (record && target.id) return `/staff/${record}/${target.id}${placeIn(details)}`
  const area = can(user, 'user_area') ? '/sup' : '/staff'
  const training = trainings[target.kind]
  if (training && target.id) return `${area}/${training}/${target.id}${placeIn(details)}`
  const account = `${area}/account`
  return target.kind === 'complaints' ? `${account}?tab=complaints` : account
}
