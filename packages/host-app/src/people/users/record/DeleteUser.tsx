import { type UserRecord, userDeletion } from '@portal/contract/people/users/users'
import { Button } from '@portal/ui/Button'
import { useUserTexts } from '../../../core/texts/people.ts'
import type users from '../../../locales/en/people/users.json'
import { DeleteWithImpact } from '../../../workspace/deletion-impact/DeleteWithImpact.tsx'
import { useNameOf } from '../../people/use-name-of.ts'

type Kind = keyof typeof users.kinds

const kinds: readonly Kind[] = [
  ...(['complaints', 'complaint_events', 'activity_updates', 'activity_events', 'expenses'] as const),
  ...(['exchange_rates', 'month_explanations', 'audit', 'sessions', 'user_privileges', 'user_profiles'] as const),
  ...(['authenticator_apps', 'passkeys', 'list_views', 'notices', 'uploads'] as const),
  ...(['project_users', 'activity_users', 'sub_activity_users', 'trainers', 'files', 'file_versions'] as const),
  ...(['sub_activity_instructors', 'sub_activity_trainees', 'enrollments', 'attendance', 'exam_attempts'] as const),
  ...(['exam_answers', 'evaluation_senders', 'delegations', 'comments', 'requests'] as const),
  ...(['request_revisions', 'signatures', 'deleted_expenses', 'removed_references'] as const),
]

interface DeleteUserProps {
  user: UserRecord
  onClose: () => void
  /** Called after deletion. */
  onDone: () => void
  /** Deactivates the account instead. Default: not permitted. */
  onDeactivate?: (() => void) | undefined
}

/** Confirms the deletion of an account. An account with records can only be deactivated. */
export const DeleteUser = ({ user, onClose, onDone, onDeactivate }: DeleteUserProps) => {
  const t = useUserTexts()
  const nameOf = useNameOf()
  return (
    <DeleteWithImpact
      deleted={t('deleted')}
      endpoints={userDeletion}
      labelOf={(kind, count) =>
        t('counted', { kind: t(`kinds.${kinds.find(one => one === kind) ?? 'other'}`), number: count })
      }
      onClose={onClose}
      onDone={onDone}
      record={user}
      records={{
        title: t('blocked_title'),
        text: t('blocked'),
        ...(onDeactivate && { action: <Button onPress={onDeactivate}>{t('acts.deactivate')}</Button> }),
      }}
      title={t('delete_title', { name: nameOf(user) })}
    />
  )
}
