import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { printTable } from '../table.ts'
import type { TableStage } from './data-table/stage.tsx'
import { type BenchPage, buildBenchPage, median, openBenchPage } from './pages.ts'

declare const window: { tables: TableStage }

const LIBRARIES = ['ours', 'data-grid', 'tanstack'] as const
const COUNTS = [50, 1000, 10_000] as const
const ROUNDS = 7
const SCROLL = 5000

const measure = async (browser: Browser, built: BenchPage, count: number) => {
  const page = await openBenchPage(browser, built)
  // Warms up: the first render of a page also compiles the library.
  const mounted = await page.evaluate(async rows => {
    window.tables.prepare(rows)
    await window.tables.mount()
    window.tables.unmount()
    const took = await window.tables.mount()
    await window.tables.settled()
    return took
  }, count)
  const scrolled = await page.evaluate(time => window.tables.scroll(time), SCROLL)
  await page.close()
  return { mounted, ...scrolled }
}

/** The heap (MB) that the records and the table add to the page with its library. */
const heapOf = async (browser: Browser, built: BenchPage, count: number) => {
  const page = await openBenchPage(browser, built, { slower: 1 })
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000
  }
  // Code and caches of the first render belong to the library, not to the rows.
  await page.evaluate(async () => {
    window.tables.prepare(50)
    await window.tables.mount()
    window.tables.unmount()
    window.tables.prepare(0)
    await window.tables.settled()
  })
  const empty = await used()
  await page.evaluate(rows => window.tables.prepare(rows), count)
  const records = await used()
  await page.evaluate(() => window.tables.mount().then(() => window.tables.settled()))
  const all = await used()
  await page.close()
  return { records: records - empty, all: all - empty }
}

type Measures = Record<string, number[]>

const add = (to: Measures, found: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(found)) to[name] = [...(to[name] ?? []), value]
}

/** Compares the table with its peers at 50, 1,000, and 10,000 rows: mount, scroll, and heap. */
export const benchDataTable = async (browser: Browser): Promise<void> => {
  await buildPackages()
  const pages: BenchPage[] = []
  for (const name of LIBRARIES)
    pages.push(await buildBenchPage(name, join(import.meta.dirname, `data-table/${name}.tsx`)))
  for (const count of COUNTS) {
    const found = pages.map((): Measures => ({}))
    // Alternates between libraries, so that other load on the machine affects all of them.
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, built] of pages.entries()) {
        const measures = found[at] ?? {}
        add(measures, await measure(browser, built, count))
        if (round < 3) add(measures, await heapOf(browser, built, count))
      }
    const of = (at: number, name: string) => median(found[at]?.[name] ?? [])
    const best = Math.min(...pages.slice(1).map((_, at) => of(at + 1, 'mounted')))
    const rows = pages.map(({ name, bytes }, at) => ({
      library: name,
      'mount, ms': of(at, 'mounted'),
      'ours / its': of(0, 'mounted') / of(at, 'mounted'),
      'ours / best': at === 0 ? of(0, 'mounted') / best : '',
      frames: of(at, 'frames'),
      'over 50 ms': of(at, 'slow'),
      'longest, ms': of(at, 'longest'),
      'blank rows': of(at, 'blank'),
      'at once': of(at, 'blankest'),
      'heap, MB': of(at, 'all'),
      'of it records': of(at, 'records'),
      'bytes, brotli': bytes,
    }))
    printTable(`DataTable of ${count} rows beside its peers: 4x CPU, medians of ${ROUNDS}, a scroll of 5 s`, rows)
  }
}
