import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../../support/browser.ts'
import { usePortal } from '../../../support/portal.ts'

const boxes = (page: Page) => page.getByRole('textbox', { name: /^Digit/ })
const digitsIn = (page: Page) =>
  boxes(page).evaluateAll(all => all.map(box => (box instanceof HTMLInputElement ? box.value : '')).join('|'))
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

describe('the boxes of the verification code', () => {
  const portal = usePortal()
  const visit = useBrowser()
  const open = async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/verify?email=somebody%40demo.test`)
    await boxes(page).first().waitFor()
    return page
  }

  it('take one digit each, move on as typed, and move back on Backspace and ArrowLeft', async () => {
    const page = await open()
    expect(await focused(page)).toBe('Digit 1 of 6')
    await page.keyboard.type('12x3')
    expect(await digitsIn(page)).toBe('1|2|3|||')
    expect(await focused(page)).toBe('Digit 4 of 6')
    await page.keyboard.press('Backspace')
    expect(await focused(page)).toBe('Digit 3 of 6')
    await page.keyboard.press('ArrowLeft')
    expect(await focused(page)).toBe('Digit 2 of 6')
  })

  it('submit the code at the last digit, typed or pasted', async () => {
    const page = await open()
    const sent = page.waitForRequest('**/api/verify')
    await page.keyboard.type('12345')
    await page.keyboard.type('6')
    expect((await sent).postDataJSON()).toEqual({ email: 'somebody@demo.test', code: '123456' })
    await page.getByText('The code is wrong.').waitFor()

    await page.evaluate(() => navigator.clipboard.writeText('Your code: ٦٥٤ ٣٢١'))
    await boxes(page).first().focus()
    const pasted = page.waitForRequest('**/api/verify')
    await page.keyboard.press('Control+v')
    expect((await pasted).postDataJSON()).toEqual({ email: 'somebody@demo.test', code: '654321' })
  })

  it('offer a code if none was sent, and the next one after 30 seconds', async () => {
    const page = await visit()
    await page.clock.install()
    await page.goto(`${portal().url}/auth/verify?email=somebody%40demo.test`)
    await page.getByText('the portal made a code for it when the account was created').waitFor()
    const sent = page.waitForRequest('**/api/verify/resend')
    await page.getByRole('button', { name: 'Request a new code' }).click()
    expect((await sent).postDataJSON()).toEqual({ email: 'somebody@demo.test' })
    await page.getByText('the portal has a new code for it').waitFor()
    const early = page.getByRole('button', { name: /You can request a new code in \d+ seconds/ })
    await early.waitFor()
    expect(await early.isDisabled()).toBe(true)
    await page.clock.runFor(31_000)
    expect(await page.getByRole('button', { name: 'Request a new code' }).isEnabled()).toBe(true)
  })
})
