import { Button } from '@portal/ui/Button'
import { Skeleton } from '@portal/ui/Skeleton'
import { StarRating } from '@portal/ui/StarRating'
import { TextField } from '@portal/ui/TextField'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '@portal/ui/theme'

const force = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

beforeEach(() => force('active'))

afterEach(async () => {
  await force('')
  cleanup()
})

/** What is drawn where the device has removed all grounds but its own. */
const styleOf = (element: Element | null | undefined, part?: string) => getComputedStyle(element ?? document.body, part)

test('a skeleton has an outline', () => {
  const { container } = render(<Skeleton lines={1} />)
  const bones = [...container.querySelectorAll('*')].filter(one => styleOf(one).borderTopStyle === 'solid')
  expect(bones).toHaveLength(1)
})

test('the mark of an error has its bars', () => {
  render(<TextField error="This field is required" label="Name" />)
  const mark = styleOf(page.getByText('This field is required').element(), '::before')
  expect(mark.forcedColorAdjust).toBe('none')
  expect(mark.backgroundImage).toContain('gradient')
})

test('a spinner has its gap, without which nobody sees it turn', () => {
  render(<Button isBusy>Send</Button>)
  const spinner = [...document.querySelectorAll('button span')].find(one => styleOf(one).animationName !== 'none')
  expect(styleOf(spinner).forcedColorAdjust).toBe('none')
  expect(styleOf(spinner).borderInlineEndColor).toBe('rgba(0, 0, 0, 0)')
})

test('a full star differs from an empty one', () => {
  render(<StarRating defaultValue={2} label="Room" />)
  const [full, , empty] = document.querySelectorAll('input')
  for (const star of [full, empty]) expect(styleOf(star, '::before').forcedColorAdjust).toBe('none')
  expect(styleOf(full, '::before').clipPath).not.toBe(styleOf(empty, '::before').clipPath)
})
