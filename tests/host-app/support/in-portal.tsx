import { UiProvider } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { ScreenLifetime } from '../../../packages/host-app/src/blocks/navigation/ScreenLifetime.tsx'
import { leadsTo } from '../../../packages/host-app/src/core/routing/leads-to.ts'
import { useUser } from '../../../packages/host-app/src/core/session/session.ts'
import { sourceOf } from '../../../packages/host-app/src/core/texts/i18n.ts'
import { PortalTexts } from '../../../packages/host-app/src/core/texts/texts-of.tsx'
import { textsIn } from '../../../stories/support/portal-texts.ts'
import '@portal/ui/theme'

const follow = (href: string) => {
  history.pushState(null, '', href)
}

interface InPortalProps {
  language?: 'en' | 'ar'
  children: ReactNode
}

/** The providers around a screen: texts, direction, links to readable pages, and an empty cache. */
export const InPortal = ({ language = 'en', children }: InPortalProps) => {
  const texts = textsIn(language)
  const source = sourceOf(texts)
  document.documentElement.lang = language
  document.documentElement.dir = source.direction
  const user = useUser()
  const leads = (href: string) => leadsTo(href, user)
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <PortalTexts texts={texts}>
        <UiProvider leads={leads} navigate={follow} source={source}>
          <ScreenLifetime>{children}</ScreenLifetime>
        </UiProvider>
      </PortalTexts>
    </SWRConfig>
  )
}
