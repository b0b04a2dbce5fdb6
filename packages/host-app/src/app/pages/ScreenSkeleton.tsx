import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

/** Suspense fallback of a screen. The title is known already. */
export const ScreenSkeleton = () => {
  const t = useShellTexts()
  const { page } = useCurrentRoute()
  return (
    <Page title={t(`pages.${page.name}`)}>
      <Skeleton lines={6} />
    </Page>
  )
}
