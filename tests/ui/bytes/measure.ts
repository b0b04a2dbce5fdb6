import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { builtFolder } from '../../../scripts/packages/packages.ts'

const root = join(import.meta.dirname, '../../..')

/** React Aria's words in other languages than the portal's are left out, as the portal's own build does. */
const ownLanguages: Plugin = {
  name: 'own-languages',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}\.m?js$/ }, ({ path }) =>
      /(en-US|ar-AE)\.m?js$/.test(path) ? undefined : { contents: 'export default {}' },
    ),
}

/** The entry and what it imports at once; what it imports later is left out. */
const loadedAtOnce = (outputs: Metafile['outputs'], entry: string): string[] => {
  const found = new Set([entry])
  for (const file of found)
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) found.add(path)
  return [...found]
}

/** What is measured: a module's text, its path, and how it is read. */
type Measured = Pick<BuildOptions, 'conditions' | 'plugins'> & { contents: string; resolveDir: string }

/**
 * Bytes, brotli, that a page pays for a module: its scripts and sheets over react and react-dom, minified, with React
 * Aria's words in the portal's two languages. What it loads on first use is not counted.
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

/** The English texts have a budget of their own: a page pays for them once, however many components it shows. */
const withoutTexts: Plugin = {
  name: 'without-texts',
  setup: ({ onResolve }) => onResolve({ filter: /^#english\// }, ({ path }) => ({ path, external: true })),
}

/** The same for importing some of what one component of the built package exports; `*` is all of it. */
export const bytesOfExports = (component: string, names: string): Promise<number> =>
  bytesOfModule({
    contents: `export ${names === '*' ? '*' : `{ ${names} }`} from './${component}/index.js'`,
    resolveDir: builtFolder('ui'),
    plugins: [withoutTexts],
  })

/** The same for importing one component of the built package alone. */
export const bytesOf = (component: string): Promise<number> => bytesOfExports(component, '*')

/** What the design system's English texts cost. */
export const bytesOfTexts = (): Promise<number> =>
  bytesOfModule({ contents: `export { default } from './locales/en/ui.js'`, resolveDir: builtFolder('ui') })
