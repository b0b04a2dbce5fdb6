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

/** The computed style with forced colours, which replace the page's own. */
const styleOf = (element: Element | null | undefined, part?: string) => getComputedStyle(element ?? document.body, part)

test('a skeleton keeps an outline', () => {
  const { container } = render(<Skeleton lines={1} />)
  const bones = [...container.querySelectorAll('*')].filter(one => styleOf(one).borderTopStyle === 'solid')
  expect(bones).toHaveLength(1)
})

test('the error icon keeps its bars', () => {
  render(<TextField error="This field is required" label="Name" />)
  const mark = styleOf(page.getByText('This field is required').element(), '::before')
  expect(mark.forcedColorAdjust).toBe('none')
  expect(mark.backgroundImage).toContain('gradient')
})

test('a spinner keeps its gap, so that its rotation is visible', () => {
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
