import { join } from 'node:path'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
const suffix = '.sheet.css'

/**
 * Compiles each `.css.ts` file on its own with esbuild, once per run. The plugin of vanilla-extract runs style files in a
 * second Vite server, which takes longer and sometimes drops the sheet of a page that several test files share.
 */
export const compiledStyles = (): Plugin => {
  const sheets = new Map<string, string>()

  const compileFile = async (filePath: string) => {
    const { source, watchFiles } = await compile({
      filePath,
      cwd: root,
      identOption: 'debug',
      esbuildOptions: { conditions: ['portal-source'] },
    })
    const code = await processVanillaFile({
      source,
      filePath,
      identOption: 'debug',
      serializeVirtualCssPath: ({ fileScope, source: css }) => {
        const id = join(root, `${fileScope.filePath}${suffix}`)
        sheets.set(id, css)
        return `import ${JSON.stringify(id)}`
      },
    })
    return { code, watchFiles }
  }

  return {
    name: 'portal-compiled-styles',
    enforce: 'pre',
    // Modules that the runner keeps from an earlier run name the sheet from the root.
    resolveId: id => (id.endsWith(suffix) ? (id.startsWith(root) ? id : join(root, id)) : undefined),
    async load(id) {
      const [sheet = ''] = id.split('?')
      if (!sheet.endsWith(suffix)) return undefined
      // The style file of a kept module was not compiled in this run.
      if (!sheets.has(sheet)) await compileFile(sheet.slice(0, -suffix.length))
      return sheets.get(sheet)
    },
    async transform(_, id) {
      const [file = ''] = id.split('?')
      if (!cssFileFilter.test(file)) return undefined
      const { code, watchFiles } = await compileFile(file)
      for (const watched of watchFiles) this.addWatchFile(watched)
      return { code, map: null }
    },
  }
}
