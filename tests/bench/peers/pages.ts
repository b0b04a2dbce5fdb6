import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'

declare const axe: { run: () => Promise<{ violations: { id: string }[] }> }

const root = join(import.meta.dirname, '../../..')

/** Build options for reading a page's packages. Default: as published. */
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
    // Reads the packages as published, not their sources.
    conditions: ['production'],
    ...read,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: [...external, '*.woff2'],
    legalComments: 'none',
    logLevel: 'error',
  })

/** A library's page: its script, its sheet, and their bytes (brotli) besides react and react-dom. */
export interface BenchPage {
  readonly name: string
  readonly script: string
  readonly sheet: string
  readonly bytes: number
}

/** Builds a benchmark page for production. Every library uses the same options. */
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

/** Opens a built page in the same window for all, by default on a processor 4 times slower. */
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

/** The middle value, or the lower of two. */
export const median = (measures: readonly number[]): number =>
  [...measures].sort((a, b) => a - b)[Math.floor((measures.length - 1) / 2)] ?? Number.NaN

/** How often to measure. BENCH_ROUNDS overrides it, for a quick check that a benchmark works. */
export const roundsOf = (usual: number): number => Number(process.env.BENCH_ROUNDS ?? usual)

/** The axe rules that a page violates, except rules for whole documents, which concern the benchmark page. */
export const violationsOn = async (page: Page): Promise<string> => {
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
  const found = await page.evaluate(async () => (await axe.run()).violations.map(({ id }) => id))
  const own = found.filter(id => !['page-has-heading-one', 'landmark-one-main', 'region'].includes(id))
  return own.join(' ') || 'none'
}
