import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const makesStyles = /\b(style|styleVariants|globalStyle|globalFontFace|createGlobalTheme|keyframes)\(/

/**
 * Fails the build when a style sheet is missing. The vanilla-extract compiler silently drops a file that it first met
 * behind an unresolved import. See the conditions in vite.config.ts.
 */
export const completeStyles = (): Plugin => ({
  name: 'portal-complete-styles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const sheets = Object.values(bundle).flatMap(file =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
    )
    const ids = [...this.getModuleIds()]
    const sources = ids.filter(id => id.endsWith('.css.ts') && makesStyles.test(readFileSync(id, 'utf8')))
    const lost = sources.filter(id => !ids.some(other => other.startsWith(`${id}.vanilla.css`)))
    const hasTheme = sheets.some(sheet => sheet.includes('--portal-surface:'))
    if (lost.length > 0 || !hasTheme) this.error(`styles got lost: ${lost.join(', ') || 'the theme'}`)
  },
})
