import {
  addProfile,
  deleteProfile,
  editProfile,
  listProfiles,
  type PrivilegeProfile,
  readProfile,
} from '@portal/contract/people/privileges/privilege-profiles'
import { listUsers } from '@portal/contract/people/users/users'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { fieldsOf } from '../../blocks/resource/field.ts'
import { optionalTextKind, textKind } from '../../blocks/resource/kinds.tsx'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import { useMay } from '../../core/session/session.ts'
import { usePrivilegeProfileTexts, usePrivilegeTexts } from '../../core/texts/people.ts'
import { useProfileName } from '../../core/texts/profile-name.ts'
import { useAuthTexts, useBlockTexts, useShellTexts } from '../../core/texts/texts.ts'
import { privilegesIn } from './matrix/state.ts'
import { PrivilegeChanges } from './PrivilegeChanges.tsx'
import { PrivilegeSummary } from './PrivilegeSummary.tsx'
import { ProfilePeople } from './profiles/ProfilePeople.tsx'
import { ProfilePrivilegeFields } from './profiles/ProfilePrivilegeFields.tsx'

const field = fieldsOf<PrivilegeProfile>()

/** Named sets of privileges, and the people who have them. */
const Profiles = () => {
  const t = usePrivilegeProfileTexts()
  const words = usePrivilegeTexts()
  const auth = useAuthTexts()
  const nameOf = useProfileName()
  const blocks = useBlockTexts()
  const shell = useShellTexts()
  const seesPeople = useMay(listUsers.needs)
  const startsOf = ({ account_type }: PrivilegeProfile) =>
    account_type ? auth(`privileges.${account_type}`) : <Text tone="muted">{blocks('none')}</Text>
  const tabsOf = (row: PrivilegeProfile) => [
    { id: 'privileges', label: t('privileges'), content: <PrivilegeSummary privileges={row.privileges} /> },
    ...(seesPeople
      ? [
          { id: 'people', label: t('people'), count: row.people, content: <ProfilePeople profile={row} /> },
          { id: 'changes', label: words('changes'), content: <PrivilegeChanges of={{ profile_id: row.id }} /> },
        ]
      : []),
  ]
  return (
    <ResourceScreen
      create={addProfile}
      edit={editProfile}
      fields={[
        {
          ...field('name', t('name'), textKind(), { views: ['list', 'form'], sort: true, primary: true }),
          cell: row => <Isolate direction="auto">{nameOf(row)}</Isolate>,
        },
        field('description', t('description'), optionalTextKind()),
        { id: 'starts', label: t('starts'), cell: startsOf },
        { id: 'people', label: t('people'), align: 'end', cell: row => <Isolate>{String(row.people)}</Isolate> },
        {
          id: 'privileges',
          label: t('privileges'),
          input: row => <ProfilePrivilegeFields present={row?.privileges ?? []} />,
          read: privilegesIn,
        },
      ]}
      lead={t('lead')}
      list={listProfiles}
      record={{ endpoint: readProfile, name: nameOf, parts: row => ({ tabs: tabsOf(row) }) }}
      remove={{ endpoint: deleteProfile, deleted: row => t('deleted', { name: nameOf(row) }) }}
      sort="name"
      texts={t}
      title={shell('pages.Profiles')}
    />
  )
}

export default Profiles
