import '@portal/ui/fallbacks'
import '@portal/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { applyAppearance } from './appearance.ts'
import { fetchFonts } from './fonts.ts'
import { fetchAhead } from './pages/fetch-ahead.ts'
import { followTabs } from './routing/follow-tabs.ts'
import { loadUser } from './session/session.ts'
import { startTexts } from './texts/i18n.ts'
import { limitTrust } from './trusted-types.ts'

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
  setTimeout(() => import('./vitals.ts').then(({ measureVitals }) => measureVitals()).catch(() => undefined), 3000)
}
