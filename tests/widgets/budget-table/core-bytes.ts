import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { BuildOptions, Plugin } from 'esbuild'
import { bytesOfModule } from '../../ui/bytes/measure.ts'

/** Build options that resolve the widgets from their sources and compile their style sheets. */
export const fromSources = (): Required<Pick<BuildOptions, 'conditions' | 'plugins'>> => ({
  conditions: ['portal-source'],
  plugins: [vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: ['portal-source'] } })],
})

/** Excludes lazy modules. The bundler would otherwise add their style sheets to the initial one. */
const loadedLater: Plugin = {
  name: 'loaded-later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
}

/** Brotli bytes that the budget table adds to react and react-dom, without lazy modules. */
export const coreBytes = (): Promise<number> => {
  const { conditions, plugins } = fromSources()
  return bytesOfModule({
    conditions,
    plugins: [loadedLater, ...plugins],
    contents: "export { BudgetTable } from '@portal/widgets/budget-table'",
    resolveDir: join(import.meta.dirname, '../../..'),
  })
}
