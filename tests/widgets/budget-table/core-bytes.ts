import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { BuildOptions, Plugin } from 'esbuild'
import { bytesOfModule } from '../../ui/bytes/measure.ts'

/** How the widgets are read: from their sources, with their style sheets. */
export const fromSources = (): Required<Pick<BuildOptions, 'conditions' | 'plugins'>> => ({
  conditions: ['portal-source'],
  plugins: [vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['portal-source'] } })],
})

/** Left out with their sheets, which the bundler would put into the first page's. */
const loadedLater: Plugin = {
  name: 'loaded-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
}

/** Bytes, brotli, of the budget table over react and react-dom, without what it loads on first use. */
export const coreBytes = (): Promise<number> => {
  const { conditions, plugins } = fromSources()
  return bytesOfModule({
    conditions,
    plugins: [loadedLater, ...plugins],
    contents: "export { BudgetTable } from '@portal/widgets/budget-table'",
    resolveDir: join(import.meta.dirname, '../../..'),
  })
}
