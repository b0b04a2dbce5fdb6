import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { builtFolder } from '../../../scripts/packages/packages.ts'

const root = join(import.meta.dirname, '../../..')

/** Drops React Aria's messages in other languages, as the portal's build does. */
const ownLanguages: Plugin = {
  name: 'own-languages',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      /(en-US|ar-AE)\.m?js$/.test(path) ? undefined : { contents: 'export default {}' },
    ),
}

/** The entry and its static imports. Dynamic imports are excluded. */
const loadedAtOnce = (outputs: Metafile['outputs'], entry: string): string[] => {
  const found = new Set([entry])
  for (const file of found)
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(path)
  return [...found]
}

/** The module to measure: its text, its path, and build options for reading it. */
type Measured = Pick<BuildOptions, 'conditions' | 'plugins'> & { contents: string; resolveDir: string }

/**
 * The bytes (brotli) that a module adds to a page: minified scripts and sheets besides react and react-dom. Includes
 * React Aria's messages in both languages. Excludes dynamic imports.
 */
export const bytesOfModule = async ({ contents, resolveDir, plugins = [], ...read }: Measured): Promise<number> => {
  const { outputFiles, metafile } = await build({
    ...read,
    absWorkingDir: root,
    stdin: { contents, resolveDir },
    outdir: join(root, 'out'),
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    splitting: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', '*.woff2'],
    plugins: [ownLanguages, ...plugins],
    legalComments: 'none',
    jsx: 'automatic',
  })
  const outputs = metafile.outputs
  const entry = Object.keys(outputs).find(file => outputs[file]?.entryPoint)
  if (!entry) throw new Error(`nothing was built of ${contents}`)
  const sheet = outputs[entry]?.cssBundle
  const sent = [...loadedAtOnce(outputs, entry), ...(sheet ? [sheet] : [])]
  return outputFiles
    .filter(({ path }) => sent.some(file => path === join(root, file)))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).byteLength, 0)
}

/** The English texts have their own budget: a page loads them once for all components. */
const withoutTexts: Plugin = {
  name: 'without-texts',
  setup: ({ onResolve }) => onResolve({ filter: /^#english\// }, ({ path }) => ({ path, external: true })),
}

/** The bytes of these exports of a component of the built package. `*` means all exports. */
export const bytesOfExports = (component: string, names: string): Promise<number> =>
  bytesOfModule({
    contents: `export ${names === '*' ? '*' : `{ ${names} }`} from './${component}/index.js'`,
    resolveDir: builtFolder('ui'),
    plugins: [withoutTexts],
  })

/** The bytes of one component of the built package, imported alone. */
export const bytesOf = (component: string): Promise<number> => bytesOfExports(component, '*')

/** The bytes of the design system's English texts. */
export const bytesOfTexts = (): Promise<number> =>
  bytesOfModule({ contents: `export { default } from './locales/en/ui.js'`, resolveDir: builtFolder('ui') })
