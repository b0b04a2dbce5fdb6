import { StarRating } from '@portal/ui/StarRating'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import '@portal/ui/theme'
import { pixelsOf } from '../../support/pixels.ts'

let clean: (() => void) | undefined

afterEach(() => {
  clean?.()
  document.dir = ''
  document.documentElement.style.fontSize = ''
})

const draw = async (direction: 'ltr' | 'rtl') => {
  document.dir = direction
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  await act(() => root.render(<StarRating defaultValue={3} label="Room" name="room" />))
  clean = () => {
    root.unmount()
    host.remove()
  }
  const stars = [...host.querySelectorAll('input')]
  return { stars, rated: () => stars.find(star => star.checked)?.value }
}

describe('a star rating', () => {
  test('is one tab stop, at the selected star', async () => {
    const { stars } = await draw('ltr')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(stars[2])
    await userEvent.keyboard('{Tab}')
    expect(stars).not.toContain(document.activeElement)
  })

  test.each([
    ['rtl', '{ArrowRight}', '2'],
    ['rtl', '{ArrowLeft}{ArrowLeft}{ArrowLeft}', '5'],
  ] as const)('in %s, %s moves to %s, without wrapping around', async (direction, keys, rating) => {
    const { rated } = await draw(direction)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(keys)
    expect(rated()).toBe(rating)
  })

  test('is mirrored in right-to-left', async () => {
    const { stars } = await draw('rtl')
    const [first, last] = [stars[0], stars[4]].map(star => star?.getBoundingClientRect().x ?? 0)
    expect(first).toBeGreaterThan(last ?? 0)
  })
})

describe('an empty star', () => {
  /** The number of pixels of a star that differ from its background. */
  const drawn = async (star: HTMLInputElement | undefined) => {
    if (!star) throw new Error('there is no such star')
    const data = await pixelsOf(star)
    let count = 0
    for (let pixel = 0; pixel < data.length; pixel += 4)
      if ([0, 1, 2].some(channel => Math.abs((data[pixel + channel] ?? 0) - (data[channel] ?? 0)) > 80)) count++
    return count
  }

  test.each(['16px', '32px'])('is an outline, also at a larger text size: %s', async size => {
    document.documentElement.style.fontSize = size
    const { stars } = await draw('ltr')
    const [full, empty] = [await drawn(stars[2]), await drawn(stars[3])]
    expect(empty).toBeGreaterThan(full / 4)
    expect(empty).toBeLessThan(full)
  })

  test('is filled without a layout', async () => {
    const { stars } = await draw('ltr')
    await cdp().send('Performance.enable')
    const layouts = async () => {
      stars[0]?.getBoundingClientRect()
      const { metrics } = await cdp().send('Performance.getMetrics')
      return metrics.find(({ name }) => name === 'LayoutCount')?.value
    }
    const before = await layouts()
    stars[4]?.click()
    expect(await layouts()).toBe(before)
    expect(stars[4]?.checked).toBe(true)
  })
})
