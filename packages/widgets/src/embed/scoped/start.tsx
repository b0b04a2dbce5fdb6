import '@portal/ui/fallbacks'
import '@portal/ui/theme/lean'
import { type Catalogue, lookupIn } from '@portal/ui/texts'
import { hydrateRoot } from 'react-dom/client'
import { LiveWidget } from './LiveWidget.tsx'
import type { WidgetState } from './shell/widget-state.ts'
import type { WidgetContent } from './widget-content.ts'

/** Hydrates the server's markup with the widget's own code and the texts of its language. */
export const startWidget = (language: 'en' | 'ar', catalogue: Catalogue, Content: WidgetContent): void => {
  const root = document.getElementById('portal')
  if (!root?.dataset.state) return
  const state: WidgetState = JSON.parse(root.dataset.state)
  const source = {
    language,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    find: lookupIn(language, catalogue),
  } as const
  hydrateRoot(root, <LiveWidget Content={Content} root={root} source={source} state={state} />)
}
