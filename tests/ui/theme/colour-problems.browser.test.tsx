import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { colourProblems } from '../../../.storybook/setup/colour-problems.ts'

afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.theme
})

const show = (colour: string, size = '16px') =>
  render(<p style={{ color: colour, background: '#fff', fontSize: size }}>Budget</p>)

test.each([
  ['#959595', '3.0 : 1', { dark: true, 'high-contrast': true }],
  ['#6f6f6f', '5.0 : 1', { dark: false, 'high-contrast': true }],
  ['#4a4a4a', '8.9 : 1', { dark: false, 'high-contrast': false }],
])('text in %s on white (%s) is rejected below AA, and in high contrast below AAA', async (colour, _, expected) => {
  show(colour)
  for (const [theme, isRefused] of Object.entries(expected))
    expect((await colourProblems(theme)).length > 0, theme).toBe(isRefused)
})

test('large text needs less contrast', async () => {
  show('#8a8a8a', '32px')
  expect(await colourProblems('dark')).toEqual([])
  expect(await colourProblems('dark-high-contrast')).toHaveLength(1)
  cleanup()
  show('#6f6f6f', '32px')
  expect(await colourProblems('dark-high-contrast')).toEqual([])
})
