import { PrintPreview } from '@portal/ui/PrintPreview'
import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '@portal/ui/theme'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
})

const Request = ({ orientation = 'portrait' }: { orientation?: 'portrait' | 'landscape' }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <p>The page</p>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      <PrintPreview isOpen={isOpen} onClose={() => setOpen(false)} orientation={orientation} title="Request 412">
        {Array.from({ length: 120 }, (_, line) => (
          <p key={line}>Line {line + 1}.</p>
        ))}
      </PrintPreview>
    </main>
  )
}

const open = async (orientation?: 'portrait' | 'landscape') => {
  render(<Request {...(orientation && { orientation })} />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog')).toBeInTheDocument()
}

test('prints under the document’s name, and restores the page title', async () => {
  document.title = 'Portal'
  const print = vi.spyOn(window, 'print').mockImplementation(() => expect(document.title).toBe('Request 412'))
  await open()
  await page.getByRole('button', { name: 'print' }).click()
  expect(print).toHaveBeenCalledOnce()
  act(() => window.dispatchEvent(new Event('afterprint')))
  expect(document.title).toBe('Portal')
})

// The oldest supported browsers drop a whole rule if they can't parse its selector.
const leaveHasOut = (rules: CSSStyleSheet | CSSGroupingRule) => {
  for (const [at, rule] of [...[...rules.cssRules].entries()].toReversed())
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) leaveHasOut(rule)
    else if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) rules.deleteRule(at)
}

const browsers: readonly (readonly [string, () => void])[] = [
  ['', () => undefined],
  [' in a browser without :has', () => [...document.styleSheets].forEach(leaveHasOut)],
]

test.each(browsers)('only the whole sheet is printed%s', async (_, prepare) => {
  await open()
  prepare()
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const isSeen = (text: string) => page.getByText(text, { exact: true }).element().checkVisibility()
  expect(isSeen('Line 1.')).toBe(true)
  expect(isSeen('The page')).toBe(false)
  expect(isSeen('print')).toBe(false)
  const last = page.getByText('Line 120.', { exact: true }).element().getBoundingClientRect()
  expect(document.documentElement.scrollHeight).toBeGreaterThanOrEqual(Math.floor(last.bottom + window.scrollY))
  // No box around the sheet clips it.
  for (let box = document.querySelector('[data-paper]')?.parentElement; box; box = box.parentElement)
    expect(getComputedStyle(box).overflowY).toBe('visible')
})

test.each([
  ['portrait', /size: a4(?! landscape)/i, 210 / 297],
  ['landscape', /size: a4 landscape/i, 297 / 210],
] as const)('a %s sheet has the same shape on screen and in print', async (orientation, size, shape) => {
  await open(orientation)
  const sheet = document.querySelector('[data-paper]') ?? document.body
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  const name = getComputedStyle(sheet).getPropertyValue('page')
  const rules = [...document.styleSheets].flatMap(one => [...one.cssRules])
  const rule = rules.find(one => one instanceof CSSPageRule && one.selectorText === name)
  expect(rule?.cssText).toMatch(size)
  await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  const { width } = sheet.getBoundingClientRect()
  const least = Number.parseFloat(getComputedStyle(sheet).minHeight) / Number.parseFloat(getComputedStyle(sheet).width)
  expect(1 / least).toBeCloseTo(shape, 2)
  expect(width).toBeLessThanOrEqual(window.innerWidth)
})

test('on a phone a sheet can be shown at its actual size', async () => {
  await page.viewport(360, 700)
  await open('landscape')
  const sheet = document.querySelector('[data-paper]') ?? document.body
  const widthOf = () => Math.round(sheet.getBoundingClientRect().width)
  expect(widthOf()).toBeLessThanOrEqual(360)
  const actual = page.getByRole('button', { name: 'actual_size' })
  await actual.click()
  // 297 mm is wider than the window, so the dialog scrolls.
  expect(widthOf()).toBe(1123)
  const dialog = page.getByRole('dialog').element()
  expect(dialog.scrollWidth).toBeGreaterThan(1100)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await actual.click()
  expect(widthOf()).toBeLessThanOrEqual(360)
  await page.viewport(1440, 900)
  expect(actual.query()?.checkVisibility() ?? false).toBe(false)
})
