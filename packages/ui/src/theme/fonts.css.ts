import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const latinMore =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'
const arabic =
  'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC'

const latinFaces = (subset: 'latin' | 'latin-ext', unicodeRange: string) =>
  [400, 600].map(fontWeight => ({
    fontWeight,
    fontDisplay: 'swap' as const,
    unicodeRange,
    src: `url('@fontsource/ibm-plex-sans/files/ibm-plex-sans-${subset}-${fontWeight}-normal.woff2') format('woff2')`,
  }))

// Turkish names need the second subset. Browsers fetch it only when one of its letters occurs.
globalFontFace('IBM Plex Sans', [...latinFaces('latin', latin), ...latinFaces('latin-ext', latinMore)])
globalFontFace(
  'IBM Plex Sans Arabic',
  [400, 600].map(fontWeight => ({
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange: arabic,
    src: `url('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${fontWeight}-normal.woff2') format('woff2')`,
  })),
)

// Fallbacks until the fonts load. Their metrics match the real fonts in both scripts, so that the layout doesn't shift.
globalFontFace('Plex stand-in', [
  {
    src: 'local("Arial"), local("Liberation Sans")',
    unicodeRange: latin,
    sizeAdjust: '96.5%',
    ascentOverride: '106.2%',
    descentOverride: '28.5%',
    lineGapOverride: '0%',
  },
  { src: 'local("Noto Sans Arabic")', unicodeRange: arabic, sizeAdjust: '94%' },
])
