import { UiProvider } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { ScreenLifetime } from '../../../packages/host-app/src/blocks/navigation/ScreenLifetime.tsx'
import { mayOpen } from '../../../packages/host-app/src/core/routing/guard.ts'
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

/** The providers around a screen: texts, direction, navigation to permitted pages, and an empty cache. */
export const InPortal = ({ language = 'en', children }: InPortalProps) => {
  const texts = textsIn(language)
  const source = sourceOf(texts)
  document.documentElement.lang = language
  document.documentElement.dir = source.direction
  const user = useUser()
  const leads = (href: string) => mayOpen(href, user)
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
