import { Grid } from '@portal/ui/Grid'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { useTextSource } from '@portal/ui/texts'
import type dashboard from '../../locales/en/dashboard.json'
import type { Page as PageRow } from '../../routes.ts'
import { drawerOf } from '../../routing/drawer.ts'
import { useUser } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { textsOf } from '../../texts/texts-of.tsx'

const useDashboardTexts = textsOf<typeof dashboard>('dashboard')

const PageLinks = ({ title, targets }: { title: string; targets: readonly PageRow[] }) => {
  const t = useShellTexts()
  if (targets.length === 0) return null
  return (
    <Section title={title}>
      <Grid columns="three">
        {targets.map(({ path, name, drawer }) => (
          <Inline key={name} wrap={false}>
            <Icon name={drawer?.icon ?? 'home'} />
            <Link href={path}>{t(`pages.${name}`)}</Link>
          </Inline>
        ))}
      </Grid>
    </Section>
  )
}

/** StaffDashboard: where this person can go, and nothing that is not known. */
const StaffDashboard = () => {
  const t = useDashboardTexts()
  const user = useUser()
  const { language } = useTextSource()
  if (!user) return null
  const targets = drawerOf(user).filter(({ name }) => name !== 'StaffDashboard')
  return (
    <Page
      lead={t(targets.length > 0 ? 'lead' : 'lead_nothing')}
      title={t('greeting', { name: language === 'ar' ? user.full_name_ar : user.full_name_en })}
    >
      <PageLinks targets={targets} title={t('pages')} />
    </Page>
  )
}

export default StaffDashboard
