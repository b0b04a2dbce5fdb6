import type { CurrentUser } from '@portal/contract/people/access/access'
import { toast } from '@portal/ui/Toast'
import { type ComponentProps, type ComponentType, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import { withTexts } from '../../../core/texts/i18n.ts'
import { useErrorTexts } from '../../../core/texts/texts.ts'
import type { Opened, PagePalette } from './Palette.tsx'
import { addRecent, addRecentRecord } from './recent.ts'
import { hasDialog, useShortcuts } from './use-shortcuts.ts'

type PaletteProps = ComponentProps<typeof PagePalette>

/** Delay before prefetching the palette, in milliseconds. By then the page is usually idle. */
const QUIET_MS = 2000

const load = withTexts(() => import('./Palette.tsx'))

/** The palette of a layout. `open` is for its button. The shortcuts work while the layout is mounted. */
export const usePalette = (user: CurrentUser | null, actions: Omit<PaletteProps, 'user' | 'opened' | 'onOpen'>) => {
  const errors = useErrorTexts()
  const { page, params } = useCurrentRoute()
  const [query] = useSearchParams()
  const opened = query.get('open') ?? params.id
  const [shown, setOpened] = useState<Opened>(null)
  const [Loaded, setLoaded] = useState<ComponentType<PaletteProps>>()
  const show = (what: Opened) => {
    setOpened(what)
    if (Loaded) return
    load().then(
      ({ PagePalette }) => setLoaded(() => PagePalette),
      () => {
        setOpened(null)
        toast({ tone: 'danger', text: errors('unavailable') })
      },
    )
  }
  useEffect(() => {
    // Only prefetches the code. Until the palette opens, no page computes its commands.
    const timer = setTimeout(() => load().catch(() => undefined), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  const userId = user?.id
  useEffect(() => {
    if (userId !== undefined && !page.path.includes(':')) addRecent(userId, page.name)
  }, [userId, page])
  useEffect(() => {
    if (userId !== undefined && opened) addRecentRecord(userId, opened)
  }, [userId, opened])
  useShortcuts({
    onFind: () => {
      if (shown === 'palette') setOpened(null)
      // An open dialog must close first. Navigating away would lose its input.
      else if (!hasDialog()) show('palette')
    },
    onHelp: () => show('shortcuts'),
  })
  return {
    open: () => show('palette'),
    palette: (
      <Suspense>{Loaded && user && <Loaded {...actions} onOpen={setOpened} opened={shown} user={user} />}</Suspense>
    ),
  }
}
