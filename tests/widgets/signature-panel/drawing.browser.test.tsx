import { decodeStrokes, strokeBox } from '@portal/contract/requests/strokes'
import ar from '@portal/widgets/locales/ar/signature_panel.json'
import en from '@portal/widgets/locales/en/signature_panel.json'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { materials } from '../../../stories/requests/request-records.ts'
import { button, showPanel } from './show-panel.tsx'

beforeEach(() => page.viewport(1280, 1400))
afterEach(cleanup)

const t = en
const pad = (words: typeof en = en) => page.getByRole('img', { name: new RegExp(words.pad) })
const lines = () => pad().element().querySelectorAll('path')[1]?.getAttribute('d')?.split('M').length ?? 0

/** Drags the real mouse across the pad. Coordinates are fractions of its width and height. */
const drag = async (from: [x: number, y: number], to: [x: number, y: number], words: typeof en = en) => {
  const { width, height } = pad(words).element().getBoundingClientRect()
  const place = ([x, y]: [x: number, y: number]) => ({ x: width * x, y: height * y })
  await userEvent.dragAndDrop(pad(words), pad(words), {
    sourcePosition: place(from),
    targetPosition: place(to),
    steps: 20,
  })
}

describe('drawing a signature', () => {
  test('sends strokes with the mouse at the positions where they were drawn', async () => {
    const { port } = showPanel()
    await drag([0.1, 0.2], [0.9, 0.8])
    await drag([0.2, 0.9], [0.8, 0.9])
    await button(t.sign).click()
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    const [sent] = port.taken
    expect(sent).toMatchObject({ decision: 'sign', revision: 2, role: 'budget_holder' })
    const strokes = sent?.appearance?.kind === 'drawn' ? decodeStrokes(sent.appearance.strokes) : null
    expect(strokes).toHaveLength(2)
    const [x = 0, y = 0] = strokes?.[0]?.[0] ?? []
    expect(Math.abs(x - strokeBox.width * 0.1)).toBeLessThan(8)
    expect(Math.abs(y - strokeBox.height * 0.2)).toBeLessThan(8)
    expect(strokes?.[0]?.length).toBeGreaterThan(10)
    await expect.element(page.getByRole('img', { name: 'Signature of Rima Farah' })).toBeVisible()
  })

  test('supports undo by stroke and clearing, and keeps the drawing when the page is resized', async () => {
    showPanel()
    for (const y of [0.2, 0.5, 0.8]) await drag([0.1, y], [0.9, y])
    expect(lines()).toBe(4)
    const drawn = pad().element().querySelectorAll('path')[1]?.getAttribute('d')
    await page.viewport(360, 800)
    await expect.poll(() => pad().element().getBoundingClientRect().width).toBe(360)
    expect(pad().element().querySelectorAll('path')[1]?.getAttribute('d')).toBe(drawn)
    await button(t.undo).click()
    expect(lines()).toBe(3)
    await button(t.clear).click()
    expect(lines()).toBe(1)
    await expect.element(page.getByRole('status')).toMatchTextContent('0 strokes')
  })

  test('does not scroll with a finger, and ignores a second finger and other mouse buttons', async () => {
    showPanel()
    expect(getComputedStyle(pad().element()).touchAction).toBe('none')
    const own = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const frame = pad().element().getBoundingClientRect()
    const at = (part: number, id: number) => ({
      x: own.left + frame.left + frame.width * part,
      y: own.top + frame.top + frame.height * (id === 1 ? 0.3 : 0.7),
      id,
    })
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>[]) =>
      cdp().send('Input.dispatchTouchEvent', { type, touchPoints })
    await touch('touchStart', [at(0.1, 1)])
    for (const part of [0.2, 0.4, 0.6]) await touch('touchMove', [at(part, 1)])
    await touch('touchStart', [at(0.6, 1), at(0.2, 2)])
    await touch('touchMove', [at(0.8, 1), at(0.6, 2)])
    await touch('touchEnd', [])
    await expect.poll(lines).toBe(2)
    await userEvent.click(pad(), { button: 'right' })
    expect(lines()).toBe(2)
  })

  test('follows the pointer when the page scrolls during a stroke', async () => {
    await page.viewport(1280, 500)
    showPanel()
    pad().element().scrollIntoView({ block: 'end' })
    const own = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const frame = pad().element().getBoundingClientRect()
    const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', part: number) =>
      cdp().send('Input.dispatchMouseEvent', {
        ...{ type, button: 'left', buttons: 1, clickCount: 1 },
        x: own.left + frame.left + frame.width * part,
        y: own.top + frame.top + frame.height * 0.4,
      })
    await mouse('mousePressed', 0.2)
    const scrolled = new Promise(resolve => addEventListener('scroll', resolve, { once: true }))
    scrollBy(0, -frame.height * 0.2)
    await scrolled
    await mouse('mouseMoved', 0.4)
    await mouse('mouseReleased', 0.4)
    const drawn = pad().element().querySelectorAll('path')[1]
    await expect.poll(() => drawn?.getAttribute('d')).toMatch(/L\d+ \d+$/)
    const [, y] = /L\d+ (\d+)$/.exec(drawn?.getAttribute('d') ?? '') ?? []
    expect(Math.abs(Number(y) - strokeBox.height * 0.2)).toBeLessThan(8)
  })

  test('records every position of a pen, including coalesced events of a busy page', async () => {
    const { port } = showPanel()
    const own = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const frame = pad().element().getBoundingClientRect()
    const moves: { readonly type: string; readonly pressure: number; readonly together: number }[] = []
    pad()
      .element()
      .addEventListener('pointermove', event => {
        if (!(event instanceof PointerEvent)) return
        moves.push({ type: event.pointerType, pressure: event.pressure, together: event.getCoalescedEvents().length })
        // Simulates a slow device, on which the browser coalesces pen events.
        const until = performance.now() + 30
        while (performance.now() < until);
      })
    // A wave with increasing pressure.
    const places = Array.from({ length: 60 }, (_, at) => ({
      part: 0.1 + at / 80,
      height: 0.5 + Math.sin(at / 4) * 0.3,
      force: 0.2 + at / 100,
    }))
    const pen = (
      type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
      { part, height, force }: (typeof places)[number],
    ) =>
      cdp().send('Input.dispatchMouseEvent', {
        ...{ type, force, pointerType: 'pen', button: 'left', buttons: 1, clickCount: 1 },
        x: own.left + frame.left + frame.width * part,
        y: own.top + frame.top + frame.height * height,
      })
    const [first, last] = [places[0], places.at(-1)]
    if (!first || !last) throw new Error('there are no places')
    await pen('mousePressed', first)
    await Promise.all(places.slice(1).map(place => pen('mouseMoved', place)))
    await pen('mouseReleased', last)

    expect(new Set(moves.map(({ type }) => type))).toEqual(new Set(['pen']))
    expect(moves.every(({ pressure }) => pressure > 0.19 && pressure < 0.81)).toBe(true)
    expect(Math.max(...moves.map(({ together }) => together))).toBeGreaterThan(1)
    expect(moves.length).toBeLessThan(places.length - 1)
    await button(t.sign).click()
    await expect.element(page.getByText(t.done.sign)).toBeVisible()
    const [sent] = port.taken
    const [stroke = [], ...others] =
      (sent?.appearance?.kind === 'drawn' && decodeStrokes(sent.appearance.strokes)) || []
    expect(others).toEqual([])
    const away = places.map(({ part, height }) =>
      Math.min(...stroke.map(([x, y]) => Math.hypot(x - part * strokeBox.width, y - height * strokeBox.height))),
    )
    expect(Math.max(...away)).toBeLessThan(10)
  })

  test('requires more than a tap before signing', async () => {
    const { port } = showPanel()
    await button(t.sign).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.draw_first)
    await pad().click()
    await button(t.sign).click()
    await expect.element(page.getByRole('alert')).toMatchTextContent(t.draw_first)
    expect(port.keys).toEqual([])
  })
})

test('does not mirror strokes in Arabic', async () => {
  const { port } = showPanel(materials, 'ar')
  await drag([0.1, 0.2], [0.9, 0.2], ar)
  await button(ar.sign).click()
  await expect.element(page.getByText(ar.done.sign)).toBeVisible()
  const [sent] = port.taken
  const [stroke] = (sent?.appearance?.kind === 'drawn' && decodeStrokes(sent.appearance.strokes)) || []
  expect(stroke?.[0]?.[0]).toBeLessThan(stroke?.at(-1)?.[0] ?? 0)
  await expect.element(page.getByRole('img', { name: 'توقيع ريما فرح' })).toBeVisible()
})
