import { can, type Holder } from '@portal/contract/needs'
import type { Notice } from '@portal/contract/notices'

const records: Readonly<Record<string, string>> = {
  projects: 'project',
  activities: 'activity',
  sub_activities: 'sub_activity',
  purchase_requests: 'purchase_requests',
  employment_requests: 'employment_requests',
}

/** The page that a notice leads to, for this person; undefined where it leads nowhere. */
export const addressOfNotice = ({ target }: Pick<Notice, 'target'>, user: Holder | null): string | undefined => {
  if (!target) return undefined
  const record = records[target.kind]
  if (record && target.id) return `/staff/${record}/${target.id}`
  if (target.kind === 'trainings' && target.id)
    return `${can(user, 'user_area') ? '/sup' : '/staff'}/trainings/${target.id}`
  const account = can(user, 'user_area') ? '/sup/account' : '/staff/account'
  return target.kind === 'complaints' ? `${account}?tab=complaints` : account
}
