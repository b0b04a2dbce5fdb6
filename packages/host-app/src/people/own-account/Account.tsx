import { readAccount } from '@portal/contract/people/access/access'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Tabs } from '@portal/ui/Tabs'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { oneOf, useQuery } from '../../blocks/navigation/use-query.ts'
import { useAccountTexts } from '../../core/texts/people.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { Factors } from '../second-factors/Factors.tsx'
import { Complaints } from './Complaints.tsx'
import { Email } from './email/Email.tsx'
import { Notices } from './Notices.tsx'
import { OwnData } from './OwnData.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { Password } from './Password.tsx'
import { PreferenceSections } from './PreferenceSections.tsx'
import { ProfileForm } from './profile/ProfileForm.tsx'
import { useUnsavedNotice } from './profile/unsaved.ts'

const parts = ['profile', 'security', 'preferences', 'notices', 'complaints', 'data'] as const

const Security = () => (
  <>
    <Email />
    <Password />
    <Factors />
    <OwnSessions />
  </>
)

const Profile = () => (
  <Loaded placeholder={<Skeleton lines={8} shape="row" />} read={useRead(readAccount, {})}>
    {({ data }) => <ProfileForm account={data} />}
  </Loaded>
)

const contents = {
  profile: Profile,
  security: Security,
  preferences: PreferenceSections,
  notices: Notices,
  complaints: Complaints,
  data: OwnData,
}

/** The person's own account, for staff and users. */
const Account = () => {
  const t = useAccountTexts()
  const shell = useShellTexts()
  const { get, set } = useQuery()
  useUnsavedNotice()
  return (
    <Page title={shell('pages.Account')} width="form">
      <Tabs
        label={t('sections')}
        onSelect={tab => set({ tab })}
        selected={oneOf(parts, get('tab')) ?? 'profile'}
        tabs={parts.map(id => {
          const Content = contents[id]
          return {
            id,
            label: t(`tabs.${id}`),
            content: (
              <Stack gap="large">
                <Content />
              </Stack>
            ),
          }
        })}
      />
    </Page>
  )
}

export default Account
