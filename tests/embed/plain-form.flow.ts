import en from '@portal/widgets/locales/en/complaints.json'
import embed from '@portal/widgets/locales/en/embed.json'
import type { FrameLocator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../flows/support/browser.ts'
import { usePortal } from '../flows/support/portal.ts'
import { frameScripts } from './support/pages.ts'
import { complaintsAbout, openWidget, signInBy, staffOf, useSite } from './support/site.ts'

const portal = usePortal()
const site = useSite(portal)
const visit = useBrowser()

/** The widget with every script of the frame blocked. */
const plainWidget = async (): Promise<[Page, FrameLocator]> => {
  const page = await visit({ allowed: [/ERR_FAILED/] })
  await page.route(frameScripts, route => route.abort())
  return [page, await openWidget(page, `${site().url}/ltr`)]
}

/** Follows the link to the portal, and copies the code back. */
const typeCode = async (page: Page, frame: FrameLocator) => {
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link', { name: embed.sign_in }).click()
  const tab = await opened
  await tab.route(frameScripts, route => route.abort())
  await signInBy(tab, 'user')
  const code = await tab.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()
  await tab.close()
  await frame.getByLabel(embed.code).fill(code ?? '')
}

test('without scripts the form files in the own name, with a code instead of a popup', async () => {
  const [page, frame] = await plainWidget()
  await frame.getByRole('radio', { name: en.type_user }).check()
  expect(await frame.locator('input[name=null_username]').isVisible()).toBe(false)
  await frame.locator('textarea').fill('A plain form, line one\nline two')
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByText(embed.sign_in_first).waitFor()
  expect(await frame.locator('textarea').inputValue()).toBe('A plain form, line one\nline two')
  await typeCode(page, frame)
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByText(en.received_user).waitFor()
  await frame.getByRole('link', { name: embed.write_another }).click()
  await frame.locator('textarea').waitFor()
  const staff = await staffOf(await visit(), portal().url)
  const [found] = await complaintsAbout(staff, portal().url, 'plain form')
  expect(found).toMatchObject({ body: 'A plain form, line one\nline two', identity_type: 'self' })
})

test('without scripts a private complaint goes in a second step, with a ticket', async () => {
  const [page, frame] = await plainWidget()
  await frame.locator('textarea').fill('Plain and private')
  await frame.locator('input[name=null_username]').fill('nobody')
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByText(embed.sign_in_first).waitFor()
  await typeCode(page, frame)
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByText(embed.send_again).waitFor()
  expect(await frame.locator('textarea').inputValue()).toBe('Plain and private')
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByText(en.received_private).waitFor()
  const staff = await staffOf(await visit(), portal().url)
  const [found] = await complaintsAbout(staff, portal().url, 'plain private')
  expect(found).toMatchObject({ identity_type: 'anonymous', null_username: 'nobody', filed_by: null })
})

test('without scripts an empty complaint comes back with its error under the field', async () => {
  const [, frame] = await plainWidget()
  await frame.locator('textarea').fill('   ')
  await frame.getByRole('button', { name: en.send }).click()
  await frame.getByText(en.errors.field_empty).waitFor()
  expect(await frame.locator('textarea').getAttribute('aria-invalid')).toBe('true')
})
