import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Written } from '../../../packages/host-app/src/blocks/text/Written.tsx'
import { InPortal } from '../support/in-portal.tsx'

const inEnglish = 'Paid by the head office in Amman.'
const inArabic = 'يُدفع من المكتب الرئيسي.'

afterEach(cleanup)

const show = async (language: 'en' | 'ar', text: string) => {
  await page.viewport(1280, 900)
  render(
    <InPortal language={language}>
      <Written>{text}</Written>
    </InPortal>,
  )
  const paragraph = page.getByText(text).element()
  const lines = document.createRange()
  lines.selectNodeContents(paragraph)
  const column = paragraph.parentElement ?? document.body
  return { paragraph, line: lines.getBoundingClientRect(), column: column.getBoundingClientRect() }
}

test.each([inEnglish, inArabic])('aligns a short text to the start of the page in either script: %s', async text => {
  const english = await show('en', text)
  expect(english.line.left).toBeCloseTo(english.column.left, 0)
  cleanup()
  const arabic = await show('ar', text)
  expect(arabic.line.right).toBeCloseTo(arabic.column.right, 0)
})

test('wraps a long text at a readable width and sets the direction of its script', async () => {
  const { paragraph, line } = await show('en', `${inArabic} `.repeat(20).trim())
  expect(getComputedStyle(paragraph).direction).toBe('rtl')
  expect(line.height).toBeGreaterThan(2 * Number.parseFloat(getComputedStyle(paragraph).lineHeight))
  expect(line.width).toBeLessThan(1000)
})
