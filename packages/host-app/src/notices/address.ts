import { can, type Holder } from '@portal/contract/needs'
import type { Notice } from '@portal/contract/notices'

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

/** The page that a notice leads to, for this person; undefined where it leads nowhere. */
export const addressOfNotice = ({ target }: Pick<Notice, 'target'>, user: Holder | null): string | undefined => {
  if (!target) return undefined
  const record = records[target.kind]
  if (record && target.id) return `/staff/${record}/${target.id}`
  const area = can(user, 'user_area') ? '/sup' : '/staff'
  const training = trainings[target.kind]
  if (training && target.id) return `${area}/${training}/${target.id}`
  const account = `${area}/account`
  return target.kind === 'complaints' ? `${account}?tab=complaints` : account
}
