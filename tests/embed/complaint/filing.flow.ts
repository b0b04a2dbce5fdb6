import type { Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../flows/support/browser.ts'
import { languages } from '../../flows/support/language.ts'
import { usePortal } from '../../flows/support/portal.ts'
import { textsIn } from '../../flows/support/texts.ts'
import { frameScripts } from '../support/pages.ts'
import { complaintsAbout, openWidget, signInBy, staffOf, useSite } from '../support/site.ts'

/** Pages of the partner: one left to right, and one right to left with many style resets. */
const pages = { en: '/ltr', ar: '/rtl' } as const
const names = { en: 'Huda Ibrahim', ar: 'هدى إبراهيم' } as const

describe.each(languages())('a complaint on a partner’s page, in %s:', language => {
  const portal = usePortal()
  const site = useSite(portal)
  const visit = useBrowser()
  const t = textsIn(language)

  test('a private complaint is sent without the session, after login in a popup opened by sending', async () => {
    const page = await visit()
    const filed: Request[] = []
    page.on('request', request => request.url().endsWith('/embed/complaints') && filed.push(request))
    const frame = await openWidget(page, `${site().url}${pages[language]}`)
    await frame.locator('textarea').fill('Somebody takes money for places')
    await frame.getByText(t('embed.sign_in_why')).waitFor()
    const popup = page.waitForEvent('popup')
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await signInBy(await popup, 'user')
    await frame.getByText(t('complaints.received_private')).waitFor()

    expect(filed).toHaveLength(1)
    const headers = await filed[0]?.allHeaders()
    expect(Object.keys(headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']))
    expect(Object.keys(headers ?? {})).not.toEqual(expect.arrayContaining(['authorization']))
    expect(Object.keys(filed[0]?.postDataJSON())).toEqual(['site', 'draft', 'ticket'])
    const staff = await staffOf(await visit(), portal().url)
    const [found] = await complaintsAbout(staff, portal().url, 'money places')
    expect(found).toMatchObject({ identity_type: 'anonymous', filed_by: null })
  })

  test('a complaint sent during login is submitted after it, and opens no second popup', async () => {
    const page = await visit()
    let opened = 0
    page.on('popup', () => {
      opened += 1
    })
    const frame = await openWidget(page, `${site().url}${pages[language]}`)
    await frame.locator('textarea').fill('Sent before the sign-in was done')
    const popup = page.waitForEvent('popup')
    await frame.getByRole('button', { name: t('embed.sign_in'), exact: true }).click()
    const login = await popup
    await login.locator('input[name=email]').waitFor()
    await page.bringToFront()
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await signInBy(login, 'user')
    await frame.getByText(t('complaints.received_private')).waitFor()
    expect(opened).toBe(1)
  })

  test('on a phone, the form is on top at full width, and sends a complaint', async () => {
    const page = await visit({ width: 360 })
    const frame = await openWidget(page, `${site().url}${pages[language]}`)
    await frame.locator('textarea').fill('الباب مغلق منذ أسبوع')
    const box = await page.evaluate(() => {
      const widget = document.querySelector('portal-complaint')
      const { left, right } = widget?.shadowRoot?.querySelector('dialog')?.getBoundingClientRect() ?? {}
      const isOnTop = document.elementFromPoint(innerWidth / 2, innerHeight / 2) === widget
      return { left, right, width: document.documentElement.clientWidth, isOnTop }
    })
    expect(box).toMatchObject({ left: 0, right: box.width, isOnTop: true })
    const popup = page.waitForEvent('popup')
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await signInBy(await popup, 'trainee')
    await frame.getByText(t('complaints.received_private')).waitFor()
  })

  test('input typed before hydration is kept', async () => {
    const page = await visit()
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(frameScripts, async route => {
      await promise
      await route.continue()
    })
    const frame = await openWidget(page, `${site().url}${pages[language]}`)
    await frame.getByRole('radio', { name: t('complaints.type_user') }).check()
    await frame.locator('textarea').fill('Typed at once')
    expect(await frame.getByText(t('embed.sign_in_why')).count()).toBe(0)
    resolve()
    await frame.getByText(t('embed.sign_in_why')).waitFor()
    expect(await frame.locator('textarea').inputValue()).toBe('Typed at once')
    expect(await frame.getByRole('radio', { name: t('complaints.type_user') }).isChecked()).toBe(true)
    await frame.getByRole('button', { name: t('complaints.send') }).waitFor()
    expect(await frame.getByRole('button', { name: t('complaints.send') }).isEnabled()).toBe(true)
  })

  test('an expired login is renewed in place, and the text is kept and sent once', async () => {
    const page = await visit({ allowed: [/status of 401/] })
    const frame = await openWidget(page, `${site().url}${pages[language]}`)
    await frame.getByText(t('embed.sign_in_why')).waitFor()
    const popup = page.waitForEvent('popup')
    await frame.getByRole('button', { name: t('embed.sign_in') }).click()
    await signInBy(await popup, 'user')
    await frame.getByText(t('embed.signed_in', { name: names[language] })).waitFor()
    await frame.getByRole('radio', { name: t('complaints.type_user') }).check()
    await frame.locator('textarea').fill('Written for longer than a quarter of an hour')
    for (const table of ['embed_sessions', 'sessions']) await portal().database.pool.query(`DELETE FROM ${table}`)
    await frame.getByRole('button', { name: t('complaints.send') }).click()
    await frame.getByText(t('complaints.errors.not_signed_in')).waitFor()
    expect(await frame.locator('textarea').inputValue()).toBe('Written for longer than a quarter of an hour')
    const again = page.waitForEvent('popup')
    await frame.getByRole('button', { name: t('complaints.log_in_again') }).click()
    await signInBy(await again, 'user')
    await frame.getByText(t('complaints.received_user')).waitFor()
    const { rows } = await portal().database.pool.query(
      `SELECT count(*)::int FROM complaints WHERE body = 'Written for longer than a quarter of an hour'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})
