import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { ScreenBoundary } from '../blocks/feedback/ScreenBoundary.tsx'
import { ScreenLifetime } from '../blocks/navigation/ScreenLifetime.tsx'
import { restoreFocus } from '../blocks/navigation/use-restore-focus.ts'
import type { PageRoute } from '../core/routing/routes.ts'
import { useShellTexts } from '../core/texts/texts.ts'
import { screens } from './screens.ts'

const made = new Map<string, ComponentType>()

const componentOf = ({ name }: PageRoute): ComponentType => {
  const earlier = made.get(name)
  if (earlier) return earlier
  const component = lazy(screens[name])
  made.set(name, component)
  return component
}

/** Restores focus to the page when the screen replaces the skeleton. */
const Arrival = () => {
  useEffect(restoreFocus, [])
  return null
}

/** Shown until the screen has loaded. The title is known already. */
const ScreenSkeleton = ({ page }: { page: PageRoute }) => {
  const t = useShellTexts()
  return (
    <Page title={t(`pages.${page.name}`)}>
      <Skeleton lines={6} />
    </Page>
  )
}

/** Renders the screen of a page, suspends until its code and texts have loaded, and sets the document title. */
export const PageOf = ({ page }: { page: PageRoute }) => {
  const t = useShellTexts()
  const Screen = componentOf(page)
  const title = t('document_title', { page: t(`pages.${page.name}`), portal: t('portal') })
  useEffect(() => {
    document.title = title
    document.getElementById('main')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [title])
  return (
    <ScreenBoundary>
      <ScreenLifetime>
        <Suspense fallback={<ScreenSkeleton page={page} />}>
          <Screen />
          <Arrival />
        </Suspense>
      </ScreenLifetime>
    </ScreenBoundary>
  )
}
