import { readLanguage } from './language.ts'

const faces = { latin: ['"IBM Plex Sans"', 'a'], arabic: ['"IBM Plex Sans Arabic"', 'ا'] } as const

/**
 * Fetches the typeface while it is still being asked who is signed in, so that words need not be drawn twice. Latin is
 * needed in every language, for its figures; staff read both scripts in any language.
 */
export const fetchFonts = (): void => {
  const wanted =
    readLanguage() === 'ar' || location.pathname.startsWith('/staff/') ? [faces.latin, faces.arabic] : [faces.latin]
  for (const [family, letter] of wanted)
    for (const weight of [400, 600]) document.fonts.load(`${weight} 1em ${family}`, letter).catch(() => undefined)
}
