import { EmptyState } from '@portal/ui/EmptyState'
import { Page } from '@portal/ui/Page'
import { useCurrentRoute } from '../routing/route-context.ts'
import { useShellTexts } from '../texts/texts.ts'

/** Says honestly that a page of the route table has no screen yet. */
export const NotBuilt = () => {
  const t = useShellTexts()
  const { page } = useCurrentRoute()
  return (
    <Page title={t(`pages.${page.name}`)}>
      <EmptyState title={t('not_built.title')}>{t('not_built.text')}</EmptyState>
    </Page>
  )
}
