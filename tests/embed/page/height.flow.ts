import en from '@portal/widgets/locales/en/complaints.json'
import embed from '@portal/widgets/locales/en/embed.json'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { openWidget, signInBy, useSite } from '../support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

/** All heights that the surrounding page has received or can measure. */
const sizesOf = (page: Page) =>
  page.evaluate(async () => {
    // The frame measures a layout change within two animation frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const seen: Set<number> = Reflect.get(globalThis, 'sizes')
    const frame = document.querySelector('portal-complaint')?.shadowRoot?.querySelector('iframe')
    seen.add(frame?.offsetHeight ?? 0)
    return [...seen]
  })

test('the complaint frame keeps one height for text, errors, and confirmations', async () => {
  const page = await visit({ height: 1000 })
  await page.addInitScript(() => {
    const sizes = new Set<number>()
    Object.assign(globalThis, { sizes })
    addEventListener('message', ({ data }) => {
      if (data?.portal === 'size') sizes.add(data.height)
    })
  })
  const frame = await openWidget(page, `${site().url}/ltr`)
  await frame.getByText(embed.sign_in_why).waitFor()
  const text = frame.locator('textarea')
  const [height = 0, ...others] = await sizesOf(page)
  expect([height > 400, others]).toEqual([true, []])
  const expectSame = async (state: string) => expect([state, await sizesOf(page)]).toEqual([state, [height]])

  await text.fill('x')
  await text.fill('')
  await frame.getByText(en.errors.field_empty).waitFor()
  await expectSame('an error')
  await text.fill('line\n'.repeat(80))
  await expectSame('a long private text')
  // Longer content scrolls inside the frame.
  await frame.getByRole('button', { name: en.send }).scrollIntoViewIfNeeded()
  expect(await frame.locator('html').evaluate(html => html.scrollHeight > html.clientHeight)).toBe(true)
  await frame.getByRole('radio', { name: en.type_user }).check()
  await expectSame('a long named text')
  await text.fill('short')
  await expectSame('a short named text')
  const popup = page.waitForEvent('popup')
  await frame.getByRole('button', { name: en.send }).click()
  await signInBy(await popup, 'user')
  await frame.getByText(en.received_user).waitFor()
  await expectSame('a received named one')
  await frame.getByRole('button', { name: en.another }).click()
  await text.fill('short')
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByText(en.received_private).waitFor()
  await expectSame('a received private one')
})
