import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../../widgets/budget-table/core-bytes.ts'
import { openSlowPage } from '../browser.ts'
import { printTable } from '../table.ts'
import { servePages } from './exam-runner/serve.ts'
import type { ExamStage } from './exam-runner/stage.tsx'
import { type BenchPage, buildBenchPage, median, roundsOf, violationsOn } from './pages.ts'
import { workOf } from './work.ts'

declare const window: { exam: ExamStage }

const LIBRARIES = ['ours', 'bare', 'surveyjs', 'formbricks', 'rjsf'] as const
const ROUNDS = roundsOf(7)
const KEYS = 40
const STEPS = 12

/**
 * Opens a page with its first question, on the slow processor. It is served, because browsers need an origin for
 * storage.
 */
const openTest = async (browser: Browser, address: string, slower = 4) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await session.send('Performance.enable')
  await page.goto(address)
  await page.evaluate(() => window.exam.ready)
  return { page, session }
}

const interactive = async (browser: Browser, address: string) => {
  const { context, page } = await openSlowPage(browser)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'exam' in window)
  const took = await page.evaluate(() => window.exam.ready)
  await context.close()
  return took
}

const keyWork = async (browser: Browser, address: string) => {
  const { page, session } = await openTest(browser, address)
  const field = page.locator('textarea').first()
  await field.click()
  await page.keyboard.type('warm up', { delay: 30 })
  const before = await workOf(session)
  await page.keyboard.type('a'.repeat(KEYS), { delay: 30 })
  const took = (await workOf(session)) - before
  if (!(await field.inputValue()).endsWith('a'.repeat(KEYS))) throw new Error(`${address} lost keys`)
  await page.close()
  return took / KEYS
}

/** Milliseconds from a click on Next until this question is painted. */
const goToNext = async (page: Page, number: number) => {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const measured = page.evaluate(
    text =>
      new Promise<number>(resolve => {
        let started = 0
        addEventListener('click', () => (started = performance.now()), { capture: true, once: true })
        const watch = new MutationObserver(() => {
          if (!document.body.textContent?.includes(text)) return
          watch.disconnect()
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - started)
            port2.postMessage(undefined)
          })
        })
        watch.observe(document.body, { characterData: true, childList: true, subtree: true })
      }),
    `${number}. `,
  )
  await page.evaluate(() => undefined)
  await next.click()
  return measured
}

const nextQuestion = async (browser: Browser, address: string) => {
  const { page } = await openTest(browser, address)
  const took: number[] = []
  for (let number = 2; number <= STEPS; number++) took.push(await goToNext(page, number))
  await page.close()
  return median(took)
}

const heapOf = async (browser: Browser, address: string) => {
  const { page, session } = await openTest(browser, address, 1)
  const used = async () => {
    for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1_000_000
  }
  const drawn = await used()
  await page.evaluate(() => window.exam.unmount())
  const heap = drawn - (await used())
  await page.close()
  return heap
}

const axeOf = async (browser: Browser, address: string) => {
  const { page } = await openTest(browser, address, 1)
  const found = await violationsOn(page)
  await page.close()
  return found
}

/** Bytes of the part that saves answers, and of the whole widget. Excludes react and react-dom. */
const ownBytes = async () => {
  const bytes = (contents: string) =>
    bytesOfModule({ ...fromSources(), contents, resolveDir: join(import.meta.dirname, '../../..') })
  return {
    core: await bytes("export { createRunner } from '@portal/widgets/exam-runner/internals'"),
    whole: await bytes("export { ExamRunner } from '@portal/widgets/exam-runner'"),
  }
}

type Measured = Record<'ready' | 'key' | 'next' | 'heap', number[]>

/** Compares a test of 50 questions with survey and form libraries, and with a handwritten form. */
export const benchExamRunner = async (browser: Browser): Promise<void> => {
  const pages: BenchPage[] = []
  for (const name of LIBRARIES)
    pages.push(
      await buildBenchPage(
        name,
        join(import.meta.dirname, `exam-runner/${name}.tsx`),
        name === 'ours' ? fromSources() : {},
      ),
    )
  const server = await servePages(pages)
  const addresses = pages.map(({ name }) => `${server.url}/${name}`)
  const found = pages.map((): Measured => ({ ready: [], key: [], next: [], heap: [] }))
  const broken: string[] = []
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const [at, address] of addresses.entries()) {
        found[at]?.ready.push(await interactive(browser, address))
        found[at]?.key.push(await keyWork(browser, address))
        found[at]?.next.push(await nextQuestion(browser, address))
        if (round < 3) found[at]?.heap.push(await heapOf(browser, address))
      }
    for (const address of addresses) broken.push(await axeOf(browser, address))
  } finally {
    server.close()
  }
  const bare = pages.findIndex(({ name }) => name === 'bare')
  const of = (at: number, name: keyof Measured) => median(found[at]?.[name] ?? [])
  const rows = pages.map(({ name, bytes }, at) => ({
    library: name,
    'bytes over a bare form': bytes - (pages[bare]?.bytes ?? 0),
    'interactive, ms': of(at, 'ready'),
    'its / bare': of(at, 'ready') / of(bare, 'ready'),
    'work of a key, ms': of(at, 'key'),
    'next question, ms': of(at, 'next'),
    'its / bare ': of(at, 'next') / of(bare, 'next'),
    'heap, MB': of(at, 'heap'),
    axe: broken[at] ?? '',
  }))
  printTable('A test of 50 questions: 4x CPU, slow line; medians', rows)
  const { core, whole } = await ownBytes()
  printTable('Bytes of ours, brotli, over react and react-dom', [{ 'core, without fields': core, whole }])
}
