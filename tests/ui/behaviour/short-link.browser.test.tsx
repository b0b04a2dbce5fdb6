import { Link } from '@portal/ui/Link'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '@portal/ui/theme'

afterEach(cleanup)

test.each(['3', 'Projects'])('a link with the text "%s" is at least 24 px wide and high', words => {
  render(<Link href="/projects">{words}</Link>)
  const { width, height } = document.querySelector('a')?.getBoundingClientRect() ?? new DOMRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})

test('a short link is aligned to the end of its column', () => {
  const { container } = render(
    <p style={{ textAlign: 'end', inlineSize: '10rem' }}>
      <Link href="/projects">3</Link>
    </p>,
  )
  const range = document.createRange()
  range.selectNodeContents(container.querySelector('a') ?? container)
  const column = container.querySelector('p')?.getBoundingClientRect().right ?? 0
  expect(Math.abs(column - range.getBoundingClientRect().right)).toBeLessThan(1)
})
