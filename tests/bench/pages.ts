import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'

declare const axe: { run: () => Promise<{ violations: { id: string }[] }> }

const root = join(import.meta.dirname, '../..')

/** Where a page's packages are read from; as published, if nothing else is given. */
type Read = Pick<BuildOptions, 'conditions' | 'plugins'>

const bundle = (entry: string, external: string[], read: Read) =>
  build({
    absWorkingDir: root,
    entryPoints: [entry],
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    format: external.length > 0 ? 'esm' : 'iife',
    jsx: 'automatic',
    target: 'es2022',
    // Not the sources: what is measured is the package as published.
    conditions: ['production'],
    ...read,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external, '*.woff2'],
    legalComments: 'none',
    logLevel: 'error',
  })

/** One library's page: its script and sheet, and what they weigh over react and react-dom (bytes, brotli). */
export interface BenchPage {
  readonly name: string
  readonly script: string
  readonly sheet: string
  readonly bytes: number
}

/** Builds one page of a bench for production; every library is built alike. */
export const buildBenchPage = async (name: string, entry: string, read: Read = {}): Promise<BenchPage> => {
  const whole = await bundle(entry, [], read)
  const alone = await bundle(entry, ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'], read)
  const textOf = (end: string) => whole.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return {
    name,
    script: textOf('.js'),
    sheet: textOf('.css'),
    bytes: alone.outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).byteLength, 0),
  }
}

/** Opens a built page on a processor four times slower, the same window for all. */
export const openBenchPage = async (
  browser: Browser,
  { script, sheet }: BenchPage,
  { direction = 'ltr', slower = 4 }: { direction?: 'ltr' | 'rtl'; slower?: number } = {},
): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(
    `<!doctype html><html dir="${direction}" data-portal-root><title>Bench</title><body></body></html>`,
  )
  if (sheet) await page.addStyleTag({ content: sheet })
  await page.addScriptTag({ content: script })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return page
}

/** The middle one; of an even number the lower of the two. */
export const median = (measures: readonly number[]): number =>
  [...measures].sort((a, b) => a - b)[Math.floor((measures.length - 1) / 2)] ?? Number.NaN

/** How often something is measured: as often as usual, or as BENCH_ROUNDS says, to see a bench work in short. */
export const roundsOf = (usual: number): number => Number(process.env.BENCH_ROUNDS ?? usual)

/** Rules of axe that a page breaks; those about whole documents are the bench page's, not the library's. */
export const violationsOn = async (page: Page): Promise<string> => {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
  const found = await page.evaluate(async () => (await axe.run()).violations.map(({ id }) => id))
  const own = found.filter(id => !['page-has-heading-one', 'landmark-one-main', 'region'].includes(id))
  return own.join(' ') || 'none'
}
