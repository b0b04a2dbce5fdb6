import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { languages } from '../../flows/support/language.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { textsIn } from '../../flows/support/texts.ts'
import { frameScripts } from '../support/pages.ts'
import { complaintsAbout, openWidget, signInBy, staffOf, useSite } from '../support/site.ts'

const pages = { en: '/ltr', ar: '/rtl' } as const

describe.each(languages())('the form in %s, without scripts,', language => {
  const portal = usePortal()
  const site = useSite(portal)
  const visit = useBrowser()
  const t = textsIn(language)

  /** Opens the widget with every script of the frame blocked. */
  const plainWidget = async (): Promise<[Page, FrameLocator]> => {
    const page = await visit({ allowed: [/ERR_FAILED/] })
    await page.route(frameScripts, route => route.abort())
    return [page, await openWidget(page, `${site().url}${pages[language]}`)]
  }

  /** Follows the link to the portal, and copies its code back into the form. */
  const typeCode = async (page: Page, frame: FrameLocator) => {
    const opened = page.waitForEvent('popup')
    await frame.getByRole('link', { name: t('embed.sign_in') }).click()
    const tab = await opened
    await tab.route(frameScripts, route => route.abort())
    await signInBy(tab, 'user')
    const code = await tab.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()
    await tab.close()
    await frame.getByLabel(t('embed.code')).fill(code ?? '')
  }

  test('files a complaint in the sender’s own name, with a code instead of a popup', async () => {
    const [page, frame] = await plainWidget()
    await frame.getByRole('radio', { name: t('complaints.type_user') }).check()
    expect(await frame.locator('input[name=null_username]').isVisible()).toBe(false)
    await frame.locator('textarea').fill('A plain form, line one\nline two')
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await frame.getByText(t('embed.sign_in_first')).waitFor()
    expect(await frame.locator('textarea').inputValue()).toBe('A plain form, line one\nline two')
    await typeCode(page, frame)
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await frame.getByText(t('complaints.received_user')).waitFor()
    await frame.getByRole('link', { name: t('embed.write_another') }).click()
    await frame.locator('textarea').waitFor()
    const staff = await staffOf(await visit(), portal().url)
    const [found] = await complaintsAbout(staff, portal().url, 'plain form')
    expect(found).toMatchObject({ body: 'A plain form, line one\nline two', identity_type: 'self' })
  })

  test('sends a private complaint in a second step, with a ticket', async () => {
    const [page, frame] = await plainWidget()
    await frame.locator('textarea').fill('Plain and private')
    await frame.locator('input[name=null_username]').fill('nobody')
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await frame.getByText(t('embed.sign_in_first')).waitFor()
    await typeCode(page, frame)
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await frame.getByText(t('embed.send_again')).waitFor()
    expect(await frame.locator('textarea').inputValue()).toBe('Plain and private')
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await frame.getByText(t('complaints.received_private')).waitFor()
    const staff = await staffOf(await visit(), portal().url)
    const [found] = await complaintsAbout(staff, portal().url, 'plain private')
    expect(found).toMatchObject({ identity_type: 'anonymous', null_username: 'nobody', filed_by: null })
  })

  test('rejects an empty complaint with an error under the field', async () => {
    const [, frame] = await plainWidget()
    await frame.locator('textarea').fill('   ')
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await frame.getByText(t('complaints.errors.field_empty')).waitFor()
    expect(await frame.locator('textarea').getAttribute('aria-invalid')).toBe('true')
  })
})
