import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { Tabs } from '@portal/ui/Tabs'
import { oneOf, useQuery } from '../../blocks/navigation/use-query.ts'
import { useAccountTexts } from '../../core/texts/people.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { Complaints } from './Complaints.tsx'
import { Notices } from './Notices.tsx'
import { OwnData } from './OwnData.tsx'
import { Preferences } from './Preferences.tsx'
import { Profile } from './profile/Profile.tsx'
import { useUnsavedNotice } from './profile/unsaved.ts'
import { Security } from './Security.tsx'

const parts = ['profile', 'security', 'preferences', 'notices', 'complaints', 'data'] as const
const contents = {
  profile: Profile,
  security: Security,
  preferences: Preferences,
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
