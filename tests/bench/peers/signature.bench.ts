import { join } from 'node:path'
import type { Browser, CDPSession } from 'playwright-core'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../../widgets/budget-table/core-bytes.ts'
import { percentile, printTable } from '../table.ts'
import { type BenchPage, buildBenchPage, median, openBenchPage, roundsOf, violationsOn } from './pages.ts'
import type { SignatureStage } from './signature/stage.tsx'
import { workOf } from './work.ts'

declare const window: { signature: SignatureStage }

const LIBRARIES = ['ours', 'signature-pad', 'react-signature-canvas', 'ark'] as const
const ROUNDS = roundsOf(7)
const STROKES = 3
const MOVES = 80

type Place = readonly [x: number, y: number]

/** A point of a handwriting stroke: loops that move on, the same for every library. */
const place = (stroke: number, move: number, { x, y }: { x: number; y: number }): Place => [
  x + 40 + stroke * 170 + move * 1.6 + Math.sin(move / 6) * 18,
  y + 100 + Math.cos(move / 6) * 60,
]

const send = (session: CDPSession, type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: Place) =>
  session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })

const draw = async (browser: Browser, built: BenchPage) => {
  const page = await openBenchPage(browser, built)
  const pad = page.locator('canvas, [data-part="control"]').first()
  const box = await pad.boundingBox({ timeout: 5000 }).catch(() => null)
  if (!box) throw new Error(`${built.name} has no pad`)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  let work = 0
  for (let stroke = 0; stroke < STROKES; stroke++) {
    await send(session, 'mousePressed', place(stroke, 0, box))
    const before = await workOf(session)
    for (let move = 1; move <= MOVES; move++) await send(session, 'mouseMoved', place(stroke, move, box))
    work += (await workOf(session)) - before
    await send(session, 'mouseReleased', place(stroke, MOVES, box))
  }
  const found = await page.evaluate(() => ({ painted: window.signature.painted, stored: window.signature.stored() }))
  if (found.stored.length < 100) throw new Error(`${built.name} stored nothing of what was drawn: ${found.stored}`)
  await page.close()
  return { work: work / (STROKES * MOVES), paint: percentile(found.painted, 0.95), stored: found.stored.length }
}

/**
 * The bytes besides react and react-dom: the code that draws and stores, and the whole panel with its roles, decision,
 * and reasons.
 */
const ownBytes = async () => {
  const bytes = (contents: string) =>
    bytesOfModule({ ...fromSources(), contents, resolveDir: join(import.meta.dirname, '../../..') })
  return {
    drawing: await bytes("export { PenArea, withStroke } from '@portal/widgets/signature-panel/internals'"),
    'whole panel': await bytes("export { SignaturePanel } from '@portal/widgets/signature-panel'"),
  }
}

/** Compares a drawn signature with its peers: bytes, work per move, time to paint, and the stored size. */
export const benchSignature = async (browser: Browser): Promise<void> => {
  const pages: BenchPage[] = []
  for (const name of LIBRARIES) {
    const entry = join(import.meta.dirname, `signature/${name}.tsx`)
    pages.push(await buildBenchPage(name, entry, name === 'ours' ? fromSources() : {}))
  }
  const found = pages.map((): Awaited<ReturnType<typeof draw>>[] => [])
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, built] of pages.entries()) found[at]?.push(await draw(browser, built))
  const of = (at: number, name: 'work' | 'paint' | 'stored') => median((found[at] ?? []).map(one => one[name]))
  const best = (name: 'work' | 'paint' | 'stored') => Math.min(...pages.slice(1).map((_, at) => of(at + 1, name)))
  const rows = []
  for (const [at, built] of pages.entries()) {
    const page = await openBenchPage(browser, built, { slower: 1 })
    await page.evaluate(() => {
      document.documentElement.lang = 'en'
    })
    rows.push({
      library: built.name,
      'bytes, brotli': built.bytes,
      'work of a move, ms': of(at, 'work'),
      'p95 to paint, ms': of(at, 'paint'),
      'its / best other': of(at, 'paint') / best('paint'),
      'stored, characters': of(at, 'stored'),
      'its / best other ': of(at, 'stored') / best('stored'),
      axe: await violationsOn(page),
    })
    await page.close()
  }
  const title = `A signature of ${STROKES} strokes and ${STROKES * MOVES} moves: 4x CPU, medians; bytes with the bench page`
  printTable(title, rows)
  printTable('Bytes of ours, brotli, over react and react-dom', [await ownBytes()])
}
