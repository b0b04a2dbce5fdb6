import en from '@portal/widgets/locales/en/signature_panel.json'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { pixelsOf } from '../../support/pixels.ts'
import { showPanel } from './show-panel.tsx'

const force = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeEach(() => page.viewport(1280, 1400))

afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.theme
  await force('')
})

const pad = () => page.getByRole('img', { name: new RegExp(en.pad) })
const ink = () => {
  const canvas = pad().element().querySelector('canvas')
  if (!canvas) throw new Error('the pad has no canvas')
  return canvas
}

type Kind = 'mousePressed' | 'mouseMoved' | 'mouseReleased'

/** Pen position on a wave. `part` runs from 0 to 1. */
const at = (part: number) => ({ x: 0.1 + part * 0.8, y: 0.5 + 0.35 * Math.sin(part * 12) })

const mouse = async (type: Kind, part: number) => {
  const own = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const frame = ink().getBoundingClientRect()
  const { x, y } = at(part)
  await cdp().send('Input.dispatchMouseEvent', {
    ...{ type, button: 'left', buttons: 1, clickCount: 1 },
    x: own.left + frame.left + frame.width * x,
    y: own.top + frame.top + frame.height * y,
  })
}

/** Few enough that positions are far apart, as with a fast pen. */
const MOVES = 60

/** Draws the wave without lifting the pen. */
const write = async () => {
  await mouse('mousePressed', 0)
  for (let move = 1; move <= MOVES; move++) await mouse('mouseMoved', move / MOVES)
}

const seen = () => pixelsOf(pad())

/** Number of pixels that differ by more than `part` of the full range in any channel. */
const differing = (one: Uint8ClampedArray, other: Uint8ClampedArray, part: number) => {
  let count = 0
  for (let pixel = 0; pixel < one.length; pixel += 4) {
    const far = [0, 1, 2].some(
      channel => Math.abs((one[pixel + channel] ?? 0) - (other[pixel + channel] ?? 0)) > 255 * part,
    )
    if (far) count++
  }
  return count
}

const looks = [
  { look: 'light', theme: 'light' },
  { look: 'dark', theme: 'dark' },
  { look: 'forced colours', theme: 'light', forced: 'active' },
  { look: 'two device pixels per CSS pixel', theme: 'light', density: 2 },
]

test.each(looks)('renders a finished line as it was under the pen: $look', async ({ theme, forced = '', density }) => {
  document.documentElement.dataset.theme = theme
  await force(forced)
  if (density) vi.stubGlobal('devicePixelRatio', density)
  showPanel()
  const empty = await seen()
  await write()
  expect(ink().width).toBe(Math.round(ink().getBoundingClientRect().width * (density ?? 1)))
  const under = await seen()
  await mouse('mouseReleased', 1)
  await expect.element(pad()).toHaveAccessibleName(/1 stroke/)
  expect(ink().width).toBe(0)
  const lifted = await seen()
  const line = differing(empty, lifted, 0.3)
  expect(line).toBeGreaterThan(3000)
  expect(differing(under, lifted, 0.5)).toBeLessThan(line / 50)
})

test('mutates no element during a stroke, which avoids recalculating styles and layout', async () => {
  showPanel()
  await mouse('mousePressed', 0)
  const changes: MutationRecord[] = []
  const watch = new MutationObserver(records => changes.push(...records))
  watch.observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
  for (let move = 1; move <= MOVES; move++) await mouse('mouseMoved', move / MOVES)
  changes.push(...watch.takeRecords())
  watch.disconnect()
  await mouse('mouseReleased', 1)
  expect(changes).toEqual([])
  await expect.element(pad()).toHaveAccessibleName(/1 stroke/)
})

test('shows a tap’s dot immediately', async () => {
  showPanel()
  const empty = await seen()
  await mouse('mousePressed', 0.5)
  expect(differing(empty, await seen(), 0.3)).toBeGreaterThan(10)
  await mouse('mouseReleased', 0.5)
})

test('blurs a focused field when the pen touches the pad, so that a phone’s keyboard closes', async () => {
  showPanel()
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await mouse('mousePressed', 0.5)
  expect(document.activeElement).toBe(document.body)
  await mouse('mouseReleased', 0.5)
  field.remove()
})
