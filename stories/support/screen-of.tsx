import { useTextSource } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import type { ComponentType } from 'react'
import { SWRConfig } from 'swr'
import { ScreenLifetime } from '../../packages/host-app/src/blocks/navigation/ScreenLifetime.tsx'
import { RouteContext } from '../../packages/host-app/src/core/routing/route-context.ts'
import { type PageName, pages } from '../../packages/host-app/src/core/routing/routes.ts'
import { sourceOf } from '../../packages/host-app/src/core/texts/i18n.ts'
import { PortalTexts } from '../../packages/host-app/src/core/texts/texts-of.tsx'
import { textsIn } from './portal-texts.ts'

const follow = (href: string) => history.pushState(null, '', href)

/** A screen in its portal context: its route with URL parameters, and an empty cache. */
export const screenOf = (Page: ComponentType, name: PageName, params: Readonly<Record<string, string>> = {}) => {
  const [page] = pages.filter(one => one.name === name)
  if (!page) throw new Error(`no route ${name}`)
  const current = { page, params }
  return () => {
    const texts = textsIn(useTextSource().language)
    return (
      <SWRConfig value={{ provider: () => new Map() }}>
        <PortalTexts texts={texts}>
          <UiProvider navigate={follow} source={sourceOf(texts)}>
            <RouteContext value={current}>
              <ScreenLifetime>
                <Page />
              </ScreenLifetime>
            </RouteContext>
          </UiProvider>
        </PortalTexts>
      </SWRConfig>
    )
  }
}
