import { readLanguage } from './language.ts'

const faces = { latin: ['"IBM Plex Sans"', 'a'], arabic: ['"IBM Plex Sans Arabic"', 'ا'] } as const

/**
 * Fetches the fonts while the request for the current user is pending, so that text is painted only once. Every
 * language needs Latin for its digits. Staff read both scripts in any language.
 */
export const fetchFonts = (): void => {
  const wanted =
    readLanguage() === 'ar' || location.pathname.startsWith('/staff/') ? [faces.latin, faces.arabic] : [faces.latin]
  for (const [family, letter] of wanted)
    for (const weight of [400, 600]) document.fonts.load(`${weight} 1em ${family}`, letter).catch(() => undefined)
}
