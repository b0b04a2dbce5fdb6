import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { coreBytes, fromSources } from '../../widgets/budget-table/core-bytes.ts'
import { printTable, type Row } from '../table.ts'
import type { BudgetStage } from './budget-table/stage.tsx'
import type { TableStage } from './data-table/stage.tsx'
import { type BenchPage, buildBenchPage, median, openBenchPage, roundsOf, violationsOn } from './pages.ts'

declare const window: { tables: TableStage; budget: BudgetStage }

const PEERS = ['data-grid', 'ag-grid', 'mui', 'tanstack'] as const
const COUNTS = [50, 1000, 10_000] as const
const ROUNDS = roundsOf(5)
const EDITS = 7
const SCROLL = 4000

/** The duration of a frame in milliseconds. */
const REFRESH = 1000 / 60

const draw = (page: Page, count: number) =>
  page.evaluate(async rows => {
    window.tables.prepare(rows)
    // Warms up: the first render of a page also compiles the library.
    await window.tables.mount()
    window.tables.unmount()
    const took = await window.tables.mount()
    await window.tables.settled()
    return took
  }, count)

/** Milliseconds from Enter until new totals are painted, with another number each time. */
const edit = async (page: Page) => {
  const took: number[] = []
  for (let times = 0; times < EDITS; times++) {
    const { x, y } = await page.evaluate(() => window.budget.aim())
    await page.mouse.click(x, y)
    for (const key of String(20 + times)) await page.keyboard.press(key)
    // Waits until the digits are painted, as a person would. Otherwise, the time would depend on how much of the frame
    // was left.
    await page.evaluate(() => window.tables.settled())
    const measured = page.evaluate(() => window.budget.measureEnter())
    // This round trip ensures that the page listens before the key is pressed.
    await page.evaluate(() => undefined)
    // Spreads the presses over a frame, equally for every library. The wait for the next frame isn't the library's
    // doing.
    await sleep((times / EDITS) * REFRESH)
    // Holds the key down while measuring, as a finger does. Releasing it would add an input event. Chromium then delays
    // pending tasks, including the one that reports the paint.
    await page.keyboard.down('Enter')
    took.push(await measured)
    await page.keyboard.up('Enter')
    await page.evaluate(() => window.tables.settled())
  }
  return median(took)
}

const measure = async (browser: Browser, built: BenchPage, count: number) => {
  const page = await openBenchPage(browser, built)
  const mounted = await draw(page, count)
  const enter = await edit(page)
  const scrolled = await page.evaluate(time => window.tables.scroll(time), SCROLL)
  await page.close()
  return { mounted, enter, ...scrolled }
}

/** The heap (MB) that the records and the table add to the page with its library. */
const heapOf = async (browser: Browser, built: BenchPage, count: number) => {
  const page = await openBenchPage(browser, built, { slower: 1 })
  const session = await page.context().newCDPSession(page)
  const used = async () => {
    for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000
  }
  await draw(page, 50)
  await page.evaluate(async () => {
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
  return { records: records - empty, heap: all - records }
}

/** The number of axe violations in the table. */
const violationsOf = async (browser: Browser, built: BenchPage) => {
  const page = await openBenchPage(browser, built, { slower: 1 })
  await page.evaluate(() => {
    document.documentElement.lang = 'en'
  })
  await draw(page, 50)
  const found = await violationsOn(page)
  await page.close()
  return found
}

type Measures = Record<string, number[]>

const add = (to: Measures, found: Readonly<Record<string, number>>) => {
  for (const [name, value] of Object.entries(found)) to[name] = [...(to[name] ?? []), value]
}

/**
 * Compares the budget table with its peers at 50, 1,000, and 10,000 lines: bytes, mount, key press, scroll, heap, and
 * axe.
 */
export const benchBudgetTable = async (browser: Browser): Promise<void> => {
  await buildPackages()
  const entry = (name: string) => join(import.meta.dirname, `budget-table/${name}.tsx`)
  const own = { ...(await buildBenchPage('ours', entry('ours'), fromSources())), bytes: await coreBytes() }
  const pages: BenchPage[] = [own]
  for (const name of PEERS) pages.push(await buildBenchPage(name, entry(name), { conditions: ['portal-source'] }))
  const broken: string[] = []
  for (const built of pages) broken.push(await violationsOf(browser, built))
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
    const over = (at: number, name: string) =>
      of(0, name) / (at === 0 ? Math.min(...pages.slice(1).map((_, peer) => of(peer + 1, name))) : of(at, name))
    const rows = pages.map(
      ({ name, bytes }, at): Row => ({
        library: name,
        'bytes, brotli': bytes,
        'mount, ms': of(at, 'mounted'),
        'ours / its': over(at, 'mounted'),
        'key to totals, ms': of(at, 'enter'),
        'ours / its ': over(at, 'enter'),
        frames: of(at, 'frames'),
        'over 50 ms': of(at, 'slow'),
        'longest, ms': of(at, 'longest'),
        'blank rows': of(at, 'blank'),
        'heap, MB': of(at, 'heap'),
        'records, MB': of(at, 'records'),
        axe: broken[at] ?? '',
      }),
    )
    const title = `Budget table of ${count} lines: 4x CPU, medians of ${ROUNDS}, a scroll of 4 s; first row: ours / best`
    printTable(title, rows)
  }
}
