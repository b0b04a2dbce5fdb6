import '@portal/ui/fallbacks'
import '@portal/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { fetchAhead } from './app/lazy-layouts.ts'
import { applyAppearance } from './core/appearance.ts'
import { readLanguage } from './core/language.ts'
import { followTabs } from './core/routing/follow-tabs.ts'
import { loadUser } from './core/session/session.ts'
import { startTexts } from './core/texts/i18n.ts'
import { limitTrust } from './core/trusted-types.ts'

const faces = { latin: ['"IBM Plex Sans"', 'a'], arabic: ['"IBM Plex Sans Arabic"', 'ا'] } as const

/**
 * Fetches the fonts while the request for the current user is pending, so that text is painted only once. Every
 * language needs Latin for its digits. Staff read both scripts in any language.
 */
const fetchFonts = (): void => {
  const wanted =
    readLanguage() === 'ar' || location.pathname.startsWith('/staff/') ? [faces.latin, faces.arabic] : [faces.latin]
  for (const [family, letter] of wanted)
    for (const weight of [400, 600]) document.fonts.load(`${weight} 1em ${family}`, letter).catch(() => undefined)
}

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
