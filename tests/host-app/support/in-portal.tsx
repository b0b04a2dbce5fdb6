import arUi from '@portal/ui/locales/ar/ui.json'
import enUi from '@portal/ui/locales/en/ui.json'
import { type Catalogue, lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { ScreenLife } from '../../../packages/host-app/src/blocks/ScreenLife.tsx'
import { mayOpen } from '../../../packages/host-app/src/routing/guard.ts'
import { useUser } from '../../../packages/host-app/src/session/session.ts'
import '@portal/ui/theme'

const files = import.meta.glob<Catalogue>('../../../packages/host-app/src/locales/{en,ar}/*.json', {
  eager: true,
  import: 'default',
})

const textsOf = (language: 'en' | 'ar'): Catalogue => ({
  ...Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
  ),
  ui: language === 'ar' ? arUi : enUi,
})

const follow = (href: string) => {
  history.pushState(null, '', href)
}

interface InPortalProps {
  language?: 'en' | 'ar'
  children: ReactNode
}

/** What a screen finds around it in the portal: texts, direction, links that are followed in place where the person may go, an empty cache. */
export const InPortal = ({ language = 'en', children }: InPortalProps) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  document.documentElement.lang = language
  document.documentElement.dir = direction
  const user = useUser()
  const leads = (href: string) => mayOpen(href, user)
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <UiProvider
        leads={leads}
        navigate={follow}
        source={{ language, direction, find: lookupIn(textsOf(language), textsOf('en')) }}
      >
        <ScreenLife>{children}</ScreenLife>
      </UiProvider>
    </SWRConfig>
  )
}
