import '@portal/ui/fallbacks'
import '@portal/ui/theme/lean'
import { type Catalogue, lookupIn } from '@portal/ui/texts'
import { hydrateRoot } from 'react-dom/client'
import type { FrameState } from './frame-state.ts'
import { LiveFrame } from './live/LiveFrame.tsx'
import { captureInput } from './live/restore-input.ts'

/** Hydrates the frame's document with the texts of its language. */
export const hydrateFrame = (language: 'en' | 'ar', catalogue: Catalogue): void => {
  const root = document.getElementById('portal')
  if (!root?.dataset.state) return
  const state: FrameState = JSON.parse(root.dataset.state)
  const source = {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    find: lookupIn(language, catalogue),
  } as const
  const restartHref = `${location.pathname}${location.search}`
  hydrateRoot(
    root,
    <LiveFrame restartHref={restartHref} onHydrated={captureInput(root)} source={source} state={state} />,
  )
}
