import '@portal/ui/fallbacks'
import '@portal/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { fetchAhead } from './app/pages/fetch-ahead.ts'
import { applyAppearance } from './core/appearance.ts'
import { fetchFonts } from './core/fonts.ts'
import { followTabs } from './core/routing/follow-tabs.ts'
import { loadUser } from './core/session/session.ts'
import { startTexts } from './core/texts/i18n.ts'
import { limitTrust } from './core/trusted-types.ts'

limitTrust()
applyAppearance()
const root = document.getElementById('portal')
if (root) {
  fetchFonts()
  const starting = startTexts()
  fetchAhead(location.pathname)
  followTabs()
  const [texts] = await Promise.all([starting, loadUser()])
  createRoot(root).render(
    <StrictMode>
      <App texts={texts} />
    </StrictMode>,
  )
  // Measuring comes after everything that it measures.
  setTimeout(() => import('./core/vitals.ts').then(({ measureVitals }) => measureVitals()).catch(() => undefined), 3000)
}
