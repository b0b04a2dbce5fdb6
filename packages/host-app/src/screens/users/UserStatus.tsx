import type { User } from '@portal/contract/users'
import { Status } from '@portal/ui/Status'
import { useUserTexts } from './texts.ts'

const tones = { deactivated: 'neutral', invited: 'info', pending: 'warning', active: 'success' } as const

const statusOf = ({ state, has_password, verification }: User): keyof typeof tones => {
  if (state === 'deactivated') return 'deactivated'
  if (!has_password) return 'invited'
  return verification === 'pending' ? 'pending' : 'active'
}

/** Whether an account is in use, and if not, what it waits for. */
export const UserStatus = ({ user }: { user: User }) => {
  const t = useUserTexts()
  const status = statusOf(user)
  return <Status tone={tones[status]}>{t(`statuses.${status}`)}</Status>
}
