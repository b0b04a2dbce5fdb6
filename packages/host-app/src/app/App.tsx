import { LoadingOverlay } from '@portal/ui/LoadingOverlay'
import { useSelected } from '@portal/ui/store'
import { UiProvider } from '@portal/ui/UiProvider'
import type { i18n } from 'i18next'
import { type ComponentType, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { guard } from '../core/routing/guard.ts'
import { leadsTo } from '../core/routing/leads-to.ts'
import { RouteContext } from '../core/routing/route-context.ts'
import { refuseWaiting, waitingStore } from '../core/session/renewal.ts'
import { useUser } from '../core/session/session.ts'
import { sourceOf } from '../core/texts/i18n.ts'
import { PortalTexts } from '../core/texts/texts-of.tsx'
import { GuestLayout } from './layouts/GuestLayout.tsx'
import { lazyLayouts } from './lazy-layouts.ts'
import { PageOf } from './PageOf.tsx'

const layouts = {
  guest: GuestLayout,
  plain: GuestLayout,
  staff: lazyLayouts.staff.Layout,
  user: lazyLayouts.user.Layout,
}

/**
 * Asks for the password when the session has ended. Loads the dialog on demand. If that fails, rejects the pending
 * requests.
 */
const SessionEnded = () => {
  const isEnded = useSelected(waitingStore, waiting => waiting.length > 0)
  const [Part, setPart] = useState<ComponentType>()
  useEffect(() => {
    if (isEnded && !Part)
      import('./layouts/LoginAgain.tsx').then(({ LoginAgain }) => setPart(() => LoginAgain), refuseWaiting)
  }, [isEnded, Part])
  return isEnded && Part ? <Part /> : null
}

/** The root component: finds the route, applies its guard, and renders the page in its layout. */
export const App = ({ texts }: { texts: i18n }) => {
  const source = useMemo(() => sourceOf(texts), [texts])
  const [path, navigate] = useLocation()
  const user = useUser()
  const destination = guard(path, user)
  const leads = useCallback((href: string) => leadsTo(href, user), [user])
  const redirect = 'redirect' in destination ? destination.redirect : undefined

  useEffect(() => {
    if (redirect !== undefined) navigate(redirect, { replace: true })
  }, [redirect, navigate])

  if ('redirect' in destination || 'redirect' in destination.match.route) return null
  const { route, params } = destination.match
  const Layout = layouts[route.layout]
  return (
    <PortalTexts texts={texts}>
      <UiProvider leads={leads} navigate={navigate} source={source}>
        <RouteContext value={{ page: route, params }}>
          <Suspense fallback={<LoadingOverlay />}>
            <Layout>
              <PageOf key={path} page={route} />
            </Layout>
          </Suspense>
          <SessionEnded />
        </RouteContext>
      </UiProvider>
    </PortalTexts>
  )
}
