import { type UserRecord as Row, readUserRecord } from '@portal/contract/people/users/users'
import { Skeleton } from '@portal/ui/Skeleton'
import { lazy, Suspense } from 'react'
import { useRead } from '../../../blocks/api/use-read.ts'
import { oneOf, useQuery } from '../../../blocks/navigation/use-query.ts'
import { RecordScreen } from '../../../blocks/record/RecordScreen.tsx'
import { withTexts } from '../../../core/texts/i18n.ts'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useHistoryTexts } from '../../../core/texts/workspace.ts'
import { History } from '../../../workspace/history/History.tsx'
import { useNameOf } from '../../people/use-name-of.ts'
import { actionNames } from '../actions/actions.ts'
import { InvitationLink } from '../actions/InvitationLink.tsx'
import { ResetSecondFactor } from '../actions/ResetSecondFactor.tsx'
import { UserActionDialog } from '../actions/UserActionDialog.tsx'
import { UserForm } from '../UserForm.tsx'
import { UserStatus } from '../UserStatus.tsx'
import { ChangeType } from './ChangeType.tsx'
import { DeleteUser } from './DeleteUser.tsx'
import { UserBanners } from './UserBanners.tsx'
import { UserMenu } from './UserMenu.tsx'
import { UserSessions } from './UserSessions.tsx'
import { useUserFacts } from './use-user-facts.tsx'

// The privilege matrix loads when its tab opens.
const load = withTexts(() => import('../../privileges/UserPrivileges.tsx'))
const UserPrivileges = lazy(async () => ({ default: (await load()).UserPrivileges }))

interface UserDrawerProps {
  id: string
  onClose: () => void
}

/** One account in a drawer over the list: facts, sessions, privileges, history, and actions. */
export const UserDrawer = ({ id, onClose }: UserDrawerProps) => {
  const t = useUserTexts()
  const history = useHistoryTexts()
  const nameOf = useNameOf()
  const { get, set } = useQuery()
  const factsOf = useUserFacts()
  const read = useRead(readUserRecord, { id })
  const user = read.data?.data
  const act = get('act')
  const action = oneOf(actionNames, act)
  const stop = () => set({ act: undefined })

  const edited = (row: Row) => ({
    title: t('edit_title', { name: nameOf(row) }),
    children: <UserForm onCancel={stop} onDone={stop} user={row} />,
  })
  const shown = (row: Row) => ({
    title: nameOf(row),
    status: <UserStatus user={row} />,
    action: <UserMenu user={row} />,
    lead: <UserBanners user={row} />,
    facts: factsOf(row),
    tabs: [
      ...(row.can.view_sessions
        ? [{ id: 'sessions', label: t('sessions'), count: row.open_sessions, content: <UserSessions user={row} /> }]
        : []),
      {
        id: 'privileges',
        label: t('privileges'),
        content: (
          <Suspense fallback={<Skeleton lines={6} />}>
            <UserPrivileges userId={row.id} />
          </Suspense>
        ),
      },
      { id: 'changes', label: history('history'), content: <History id={row.id} kind="user" /> },
    ],
  })
  return (
    <>
      <RecordScreen
        onClose={onClose}
        read={read}
        show={row => (row.can.edit && act === 'edit' ? edited(row) : shown(row))}
        title={t('user')}
      />
      {user && action && user.can[action] && (
        <UserActionDialog key={action} name={action} onClose={stop} rows={[user]} />
      )}
      {user?.can.copy_invitation && act === 'copy_invitation' && <InvitationLink onClose={stop} user={user} />}
      {user?.can.change_type && act === 'change_type' && <ChangeType onClose={stop} user={user} />}
      {user?.can.reset_second_factor && act === 'reset_second_factor' && (
        <ResetSecondFactor onClose={stop} user={user} />
      )}
      {user?.can.delete && act === 'delete' && (
        <DeleteUser
          onClose={stop}
          onDeactivate={user.can.deactivate ? () => set({ act: 'deactivate' }) : undefined}
          onDone={() => set({ act: undefined, open: undefined })}
          user={user}
        />
      )}
    </>
  )
}
