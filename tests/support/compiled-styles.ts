import { join } from 'node:path'
import { compile, cssFileFilter, type IdentifierOption, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'vite'
import { hostProof, packagedName } from '../../scripts/packages/host-proof.ts'

const root = join(import.meta.dirname, '../..')
const PACKAGED = 'portal-packaged-styles'

interface How {
  /** The suffix of a sheet's ID. */
  readonly suffix: string
  readonly identOption: IdentifierOption
  /** Processes the sheet of a style file. */
  readonly finish: (css: string, path: string) => string
}

const asInPortal: How = { suffix: '.sheet.css', identOption: 'debug', finish: css => css }

const isPackaged = (path: string) => /packages\/(ui|widgets)\//.test(path)

/** Styles of stories and tests count as those of the surrounding page. */
const asPackaged: How = {
  suffix: '.packaged.css',
  identOption: scope => (isPackaged(scope.filePath) ? packagedName(scope) : `page_${scope.hash}`),
  finish: (css, path) => (isPackaged(path) ? hostProof(css) : css),
}

// Compiles each `.css.ts` file on its own with esbuild, once per run. The vanilla-extract plugin runs style files in a
// second Vite server. That takes longer, and sometimes drops the sheet of a page that several test files share.
const styles = (name: string, { suffix, identOption, finish }: How): Plugin => {
  let isIdle = false
  const sheets = new Map<string, string>()

  const compileFile = async (filePath: string) => {
    const { source, watchFiles } = await compile({
      filePath,
      cwd: root,
      identOption,
      esbuildOptions: { conditions: ['portal-source'] },
    })
    const code = await processVanillaFile({
      source,
      filePath,
      identOption,
      serializeVirtualCssPath: ({ fileScope, source: css }) => {
        const id = join(root, `${fileScope.filePath}${suffix}`)
        sheets.set(id, finish(css, fileScope.filePath))
        return `import ${JSON.stringify(id)}`
      },
    })
    return { code, watchFiles }
  }

  return {
    name,
    enforce: 'pre',
    // Storybook's configuration adds the portal's styles to each project, so this plugin stays idle beside the packaged
    // ones.
    configResolved: ({ plugins }) => {
      isIdle = name !== PACKAGED && plugins.some(plugin => plugin.name === PACKAGED)
    },
    // Modules that the runner cached in an earlier run name the sheet from the root.
    resolveId: id => (id.endsWith(suffix) ? (id.startsWith(root) ? id : join(root, id)) : undefined),
    async load(id) {
      const [sheet = ''] = id.split('?')
      if (!sheet.endsWith(suffix)) return undefined
      // The style file of a cached module was not compiled in this run.
      if (!sheets.has(sheet)) await compileFile(sheet.slice(0, -suffix.length))
      return sheets.get(sheet)
    },
    async transform(_, id) {
      const [file = ''] = id.split('?')
      if (isIdle || !cssFileFilter.test(file)) return undefined
      const { code, watchFiles } = await compileFile(file)
      for (const watched of watchFiles) this.addWatchFile(watched)
      return { code, map: null }
    },
  }
}

/** Styles as the portal builds them. */
export const compiledStyles = (): Plugin => styles('portal-compiled-styles', asInPortal)

/** Styles as the packages ship them to other pages. */
export const packagedStyles = (): Plugin => styles(PACKAGED, asPackaged)
