import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const arabic =
  'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200E, U+2010-2011, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC'

globalFontFace(
  'IBM Plex Sans',
  [400, 600].map(fontWeight => ({
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange: latin,
    src: `url('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${fontWeight}-normal.woff2') format('woff2')`,
  })),
)
globalFontFace(
  'IBM Plex Sans Arabic',
  [400, 600].map(fontWeight => ({
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange: arabic,
    src: `url('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${fontWeight}-normal.woff2') format('woff2')`,
  })),
)

// Shown until the real ones have come: the same width and height, measured on both scripts, so that nothing moves.
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
