import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { bytesOfExports } from '../../ui/bytes/measure.ts'
import { printTable } from '../table.ts'
import { type BenchPage, buildBenchPage, median, openBenchPage, roundsOf } from './pages.ts'
import type { Stage } from './star-rating/stage.tsx'
import { workOf } from './work.ts'

declare const window: { stage: Stage; painted: Promise<number> }

const LIBRARIES = ['ours', 'react-rating', 'smastrom', 'ark', 'mui', 'mantine'] as const
const ROUNDS = roundsOf(9)
/** A click ends with a frame, so a few clicks say little. */
const CLICKS = roundsOf(25)
const COUNT = 200

const mount = async (browser: Browser, built: BenchPage) => {
  const page = await openBenchPage(browser, built)
  // Warms up: the first render of a page also compiles the library.
  await page.evaluate(count => {
    window.stage.mount(count)
    window.stage.unmount()
  }, COUNT)
  const took = await page.evaluate(count => window.stage.mount(count), COUNT)
  await page.close()
  return took
}

/** Waits until earlier changes are painted. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The position of a star, whatever element the library uses: by index, or the focused one. */
const starAt = (page: Page, at: number | 'focused') =>
  page.evaluate(wanted => {
    // One library has a radio button for no rating too.
    const found = [...document.querySelectorAll('input[type="radio"]:not([value="0"]), [role="radio"]')]
    // One library renders its stars as clickable spans without a role.
    const radios = found.length > 0 ? found : [...document.querySelectorAll('[tabindex] > span')]
    const star = wanted === 'focused' ? radios.find(one => one === document.activeElement) : radios[wanted]
    if (!star) return null
    const label = star.closest('label') ?? document.querySelector(`label[for="${CSS.escape(star.id)}"]`)
    const box = (label ?? star).getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, at)

/** Waits until the page is idle, so that the hover's work isn't counted with the click. */
const idle = (page: Page) => page.evaluate(() => new Promise(done => requestIdleCallback(done)))

const clickToPaint = async (browser: Browser, built: BenchPage) => {
  const page = await openBenchPage(browser, built)
  await page.evaluate(() => window.stage.mount(50))
  const star = await starAt(page, 3)
  if (!star) throw new Error(`${built.name} has no fourth star`)
  await page.mouse.move(star.x, star.y)
  await twoFrames(page)
  await idle(page)
  await page.evaluate(() => {
    window.painted = new Promise(resolve => {
      const begin = () => {
        const started = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - started)
          port2.postMessage(undefined)
        })
      }
      addEventListener('click', begin, { capture: true, once: true })
    })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const before = await workOf(session)
  await page.mouse.click(star.x, star.y)
  const paint = await page.evaluate(() => window.painted)
  const work = (await workOf(session)) - before
  const rated = await page.evaluate(() => window.stage.rated)
  if (rated !== 4) throw new Error(`${built.name} took the fourth star for ${rated}`)
  await page.close()
  return { paint, work }
}

/** Counts the tab stops of a rating. */
const tabStops = async (browser: Browser, built: BenchPage) => {
  const page = await openBenchPage(browser, built, { slower: 1 })
  await page.evaluate(() => window.stage.mount(1))
  let stops = 0
  for (; stops < 10; stops++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement === document.body)) break
  }
  await page.close()
  return stops
}

/** Moves to the middle star by keyboard, then presses an arrow to each side. The star on that side must be selected. */
const arrowsFollow = async (browser: Browser, built: BenchPage, direction: 'ltr' | 'rtl') => {
  const page = await openBenchPage(browser, built, { direction, slower: 1 })
  await page.evaluate(() => window.stage.mount(1))
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await twoFrames(page)
    return (await starAt(page, 'focused'))?.x ?? Number.NaN
  }
  const inward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  for (const key of ['Tab', 'Space', inward, inward]) await press(key)
  const middle = await press(inward)
  const left = await press('ArrowLeft')
  const right = await press('ArrowRight')
  await page.close()
  return left < middle && right > left
}

/** Compares the star rating with the best-maintained libraries: mount, click to paint, bytes, and keyboard support. */
export const benchStarRating = async (browser: Browser): Promise<void> => {
  await buildPackages()
  const pages: BenchPage[] = []
  for (const name of LIBRARIES)
    pages.push(await buildBenchPage(name, join(import.meta.dirname, `star-rating/${name}.tsx`)))
  const mounts = pages.map((): number[] => [])
  const clicks = pages.map((): Awaited<ReturnType<typeof clickToPaint>>[] => [])
  // Alternates between libraries, so that other load on the machine affects all of them.
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, built] of pages.entries()) mounts[at]?.push(await mount(browser, built))
  for (let round = 0; round < CLICKS; round++)
    for (const [at, built] of pages.entries()) clicks[at]?.push(await clickToPaint(browser, built))
  const mediansOf = (at: number) => ({
    mount: median(mounts[at] ?? []),
    click: median((clicks[at] ?? []).map(({ paint }) => paint)),
    work: median((clicks[at] ?? []).map(({ work }) => work)),
  })
  const ours = mediansOf(0)
  const rows = []
  for (const [at, built] of pages.entries()) {
    const took = mediansOf(at)
    rows.push({
      library: built.name,
      [`mount ${COUNT}, ms`]: took.mount,
      'ours / its': ours.mount / took.mount,
      'click to paint, ms': took.click,
      'ours / its ': ours.click / took.click,
      'work of a click, ms': took.work,
      'bytes, brotli': built.bytes,
      'tab stops': await tabStops(browser, built),
      'arrows follow, ltr': (await arrowsFollow(browser, built, 'ltr')) ? 'yes' : 'no',
      rtl: (await arrowsFollow(browser, built, 'rtl')) ? 'yes' : 'no',
    })
  }
  printTable('StarRating alone, over react', [{ 'bytes, brotli': await bytesOfExports('StarRating', 'StarRating') }])
  printTable('StarRating beside its peers: 4x CPU, medians; bytes with the bench page, over react and react-dom', rows)
}
