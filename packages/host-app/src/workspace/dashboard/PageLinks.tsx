import { Grid } from '@portal/ui/Grid'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Section } from '@portal/ui/Section'
import type { PageRoute } from '../../core/routing/routes.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useDashboardTexts } from '../../core/texts/workspace.ts'

export const PageLinks = ({ targets }: { targets: readonly PageRoute[] }) => {
  const t = useDashboardTexts()
  const shell = useShellTexts()
  if (targets.length === 0) return null
  return (
    <Section title={t('pages')}>
      <Grid columns="three">
        {targets.map(({ path, name, drawer }) => (
          <Inline key={name} wrap={false}>
            <Icon name={drawer?.icon ?? 'home'} />
            <Link href={path}>{shell(`pages.${name}`)}</Link>
          </Inline>
        ))}
      </Grid>
    </Section>
  )
}
