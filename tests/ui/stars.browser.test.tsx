import { StarRating } from '@portal/ui/StarRating'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

let clean: (() => void) | undefined

afterEach(() => {
  clean?.()
  document.dir = ''
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

describe('stars under real keys', () => {
  test('are one stop, at the star that is chosen', async () => {
    const { stars } = await draw('ltr')
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(stars[2])
    await userEvent.keyboard('{Tab}')
    expect(stars).not.toContain(document.activeElement)
  })

  test.each([
    ['ltr', '{ArrowRight}', '4'],
    ['ltr', '{ArrowLeft}', '2'],
    ['rtl', '{ArrowLeft}', '4'],
    ['rtl', '{ArrowRight}', '2'],
    ['rtl', '{ArrowLeft}{ArrowLeft}{ArrowLeft}', '5'],
    ['ltr', '{ArrowLeft}{ArrowLeft}{ArrowLeft}', '1'],
  ] as const)('in %s %s leads to %s, and never round the end', async (direction, keys, rating) => {
    const { rated } = await draw(direction)
    await userEvent.keyboard('{Tab}')
    await userEvent.keyboard(keys)
    expect(rated()).toBe(rating)
  })

  test('are mirrored: the first star is at the side where reading begins', async () => {
    const { stars } = await draw('rtl')
    const [first, last] = [stars[0], stars[4]].map(star => star?.getBoundingClientRect().x ?? 0)
    expect(first).toBeGreaterThan(last ?? 0)
  })
})
