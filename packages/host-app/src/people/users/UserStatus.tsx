import type { User } from '@portal/contract/people/users/users'
import { Status } from '@portal/ui/Status'
import { useUserTexts } from '../../core/texts/people.ts'

const tones = {
  deactivated: 'neutral',
  invited: 'info',
  invited_kept: 'warning',
  invited_unsent: 'danger',
  pending: 'warning',
  active: 'success',
} as const

const statusOf = ({ state, has_password, verification, code_mail }: User): keyof typeof tones => {
  if (state === 'deactivated') return 'deactivated'
  if (has_password) return verification === 'pending' ? 'pending' : 'active'
  if (code_mail === 'kept') return 'invited_kept'
  return code_mail === 'failed' || code_mail === 'expired' ? 'invited_unsent' : 'invited'
}

/** Whether an account is active, and if not, what is pending. */
export const UserStatus = ({ user }: { user: User }) => {
  const t = useUserTexts()
  const status = statusOf(user)
  return <Status tone={tones[status]}>{t(`statuses.${status}`)}</Status>
}
