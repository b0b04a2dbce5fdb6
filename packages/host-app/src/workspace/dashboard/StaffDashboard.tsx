import { dashboardNeeds } from '@portal/contract/workspace/dashboard'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { useTextSource } from '@portal/ui/texts'
import { drawerOf } from '../../core/routing/offered-pages.ts'
import { useMay, useUser } from '../../core/session/session.ts'
import { useDashboardTexts } from '../../core/texts/workspace.ts'
import { WaitingSection } from '../waiting/WaitingSection.tsx'
import { PageLinks } from './PageLinks.tsx'
import { Statistics } from './Statistics.tsx'

const { projects, activities, budgets } = dashboardNeeds

/** First page for staff: pending work and permitted figures, or links to their pages if they may see no figures. */
const StaffDashboard = () => {
  const t = useDashboardTexts()
  const user = useUser()
  const { language } = useTextSource()
  const hasFigures = useMay({ anyOf: [projects, activities, budgets] })
  if (!user) return null
  const targets = drawerOf(user).filter(({ name }) => name !== 'StaffDashboard')
  return (
    <Page
      lead={targets.length === 0 && t('lead_nothing')}
      title={t('greeting', { name: language === 'ar' ? user.full_name_ar : user.full_name_en })}
    >
      <Stack gap="large">
        {targets.length > 0 && <WaitingSection />}
        {hasFigures ? <Statistics /> : <PageLinks targets={targets} />}
      </Stack>
    </Page>
  )
}

export default StaffDashboard
