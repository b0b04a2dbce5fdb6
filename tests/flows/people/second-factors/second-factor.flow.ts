import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { codeOf, enterPassword, setUpApp, typeCode } from './second-factor.ts'

describe.each(languages())('a second factor in %s', language => {
  const t = textsIn(language)
  const portal = usePortal()
  const visit = useBrowser()

  it('is set up by app, required at the next login, and replaced by a recovery code', async () => {
    const { url } = portal()
    const page = await visit({ language, width: language === 'ar' ? 360 : 1280 })
    await openSession(page, url, 'project_officer')
    await page.goto(`${url}/staff/account?tab=security`)
    const { secret, recovery } = await setUpApp(page, t)
    await page.getByText(t('second_factor.app.added')).waitFor()
    expect(recovery).toHaveLength(10)
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(secret)

    const later = await visit({ language })
    await enterPassword(later, url, 'project_officer')
    await later.locator('input[autocomplete="one-time-code"]').waitFor()
    expect((await later.request.get(`${url}/api/user`)).status()).toBe(401)
    // The current code was used during setup. The next one is already valid.
    await typeCode(later, codeOf(secret, 1))
    await later.waitForURL('**/staff/**')

    const third = await visit({ language })
    await enterPassword(third, url, 'project_officer')
    await third.locator('input[autocomplete="one-time-code"]').waitFor()
    await typeCode(third, codeOf(secret, -1))
    await third.getByText(t('errors.factor_code_wrong')).waitFor()
    await third.getByRole('button', { name: t('second_factor.step.use_recovery_code') }).click()
    await third.getByRole('textbox', { name: t('second_factor.step.recovery_code') }).fill(recovery[0] ?? '')
    await third.keyboard.press('Enter')
    await third.waitForURL('**/staff/**')
  })

  it('is required to renew an expired session in place, and the pending request is sent', async () => {
    const { url } = portal()
    const page = await visit({ language })
    await openSession(page, url, 'activity_coordinator')
    await page.goto(`${url}/staff/account?tab=security`)
    const { secret } = await setUpApp(page, t)
    await page.getByText(t('second_factor.app.added')).waitFor()
    // The toast may cover the button for sessions.
    await page.getByRole('button', { name: t('ui.dismiss') }).click()
    await page.context().clearCookies()
    await page.getByRole('button', { name: t('account.sessions.end') }).click()
    await page.getByRole('alertdialog').locator('input[name=password]').fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').locator('input[autocomplete="one-time-code"]').first().waitFor()
    await typeCode(page, codeOf(secret, 1))
    await page.getByText(t('account.sessions.done')).waitFor()
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(200)
  })

  it('lists sessions by browser and system, and ends another one', async () => {
    const { url } = portal()
    const [page, other] = [await visit({ language }), await visit({ language })]
    await logIn(other, url, 'staff')
    await openSession(page, url, 'staff')
    await page.goto(`${url}/staff/account?tab=security`)
    const device = t('sessions.on', { browser: 'Chrome', system: 'Linux' })
    await page.getByText(device).first().waitFor()
    expect(await page.getByText(device, { exact: true }).count()).toBe(2)
    await page.getByRole('button', { name: t('sessions.end_named', { device }) }).click()
    await page.getByText(t('sessions.ended')).waitFor()
    expect((await other.request.get(`${url}/api/user`)).status()).toBe(401)
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(200)
  })
})

describe.each(languages())('a required second factor for staff, in %s', language => {
  const t = textsIn(language)
  const portal = usePortal({ SECOND_FACTOR: 'staff' })
  const visit = useBrowser()

  it('is set up by keyboard after the password, before any page or endpoint is accessible', async () => {
    const { url } = portal()
    const page = await visit({ language, width: 360 })
    await enterPassword(page, url, 'project_coordinator')
    await page.getByRole('heading', { level: 1, name: t('second_factor.required.title') }).waitFor()
    await page.goto(`${url}/staff/projects`)
    await page.getByRole('heading', { level: 1, name: t('second_factor.required.title') }).waitFor()
    expect((await page.request.get(`${url}/api/projects`)).status()).toBe(401)
    const begin = page.getByRole('button', { name: t('second_factor.app.set_up') })
    await begin.focus()
    await page.keyboard.press('Enter')
    const secret = (await page.getByRole('dialog').locator('code').textContent())?.replaceAll(' ', '') ?? ''
    await typeCode(page, codeOf(secret))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t('second_factor.codes.done') }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/dashboard')
    expect((await page.request.get(`${url}/api/projects`)).status()).toBe(200)
  })
})
