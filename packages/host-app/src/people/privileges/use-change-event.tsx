import type { OutputOf } from '@portal/contract/core/api/endpoint'
import { type AccountType, accountTypes } from '@portal/contract/core/rights/accounts'
import type { listPrivilegeChanges } from '@portal/contract/people/privileges/user-privileges'
import { DateText } from '@portal/ui/DateText'
import { Stack } from '@portal/ui/Stack'
import type { TimelineEvent } from '@portal/ui/Timeline'
import { oneOf } from '../../blocks/navigation/use-query.ts'
import { usePrivilegeTexts } from '../../core/texts/people.ts'
import { useProfileName } from '../../core/texts/profile-name.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { PersonName } from '../people/PersonName.tsx'
import { useJoined, useNamesByArea } from './matrix/use-names-by-area.ts'

type Change = OutputOf<typeof listPrivilegeChanges>['data'][number]

const ofPerson = ['add', 'change_type', 'edit_privileges'] as const
const ofProfile = ['add', 'edit'] as const

/** One privilege change as a timeline event: what was granted or removed, by whom, and when. */
export const useChangeEvent = () => {
  const t = usePrivilegeTexts()
  const auth = useAuthTexts()
  const byArea = useNamesByArea()
  const joined = useJoined()
  const nameOf = useProfileName()
  const typeName = (type: string | null) => {
    const known: AccountType | undefined = oneOf(accountTypes, type ?? undefined)
    return known ? auth(`privileges.${known}`) : ''
  }
  const titleOf = ({ profile, action, from_type, to_type }: Change) => {
    if (profile) return t(`profile_changed.${oneOf(ofProfile, action) ?? 'edit'}`, { name: nameOf(profile) })
    return t(`changed.${oneOf(ofPerson, action) ?? 'edit_privileges'}`, {
      from: typeName(from_type),
      to: typeName(to_type),
    })
  }
  return (change: Change): TimelineEvent => {
    const lines = [
      { key: 'added', names: byArea(change.added).join(' · ') },
      { key: 'removed', names: byArea(change.removed).join(' · ') },
      { key: 'profiles_given', names: joined(change.profiles_given) },
      { key: 'profiles_taken', names: joined(change.profiles_taken) },
    ] as const
    const said = lines.filter(({ names }) => names !== '')
    return {
      id: change.id,
      title: titleOf(change),
      at: <DateText format="datetime" value={change.at} />,
      ...(change.by && { by: <PersonName person={change.by} /> }),
      ...(said.length > 0 && {
        body: (
          <Stack gap="small">
            {said.map(({ key, names }) => (
              <div key={key}>{t(key, { names })}</div>
            ))}
          </Stack>
        ),
      }),
    }
  }
}
