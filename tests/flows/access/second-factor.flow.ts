import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../support/browser.ts'
import { logIn, openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'
import { codeOf, enterPassword, setUpApp, typeCode, words } from './second-factor.ts'

describe.each(['en', 'ar'] as const)('a second factor in %s', language => {
  const t = words[language]
  const portal = usePortal()
  const visit = useBrowser()

  it('is set up by app, asked for at the next login, and replaced by a recovery code once', async () => {
    const { url } = portal()
    const page = await visit({ language, width: language === 'ar' ? 360 : 1280 })
    await openSession(page, url, 'project_officer')
    await page.goto(`${url}/staff/account?tab=security`)
    const { secret, recovery } = await setUpApp(page, t)
    await page.getByText(t.set).waitFor()
    expect(recovery).toHaveLength(10)
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(secret)

    const later = await visit({ language })
    await enterPassword(later, url, 'project_officer')
    await later.locator('input[autocomplete="one-time-code"]').waitFor()
    expect((await later.request.get(`${url}/api/user`)).status()).toBe(401)
    // The present one was used in the set-up; the next one fits already.
    await typeCode(later, codeOf(secret, 1))
    await later.waitForURL('**/staff/**')

    const third = await visit({ language })
    await enterPassword(third, url, 'project_officer')
    await third.locator('input[autocomplete="one-time-code"]').waitFor()
    await typeCode(third, codeOf(secret, -1))
    await third.getByText(t.wrong).waitFor()
    await third.getByRole('button', { name: t.recovery }).click()
    await third.getByRole('textbox', { name: t.code }).fill(recovery[0] ?? '')
    await third.keyboard.press('Enter')
    await third.waitForURL('**/staff/**')
  })

  it('is asked for over the page where the session has ended, and what waited goes on', async () => {
    const { url } = portal()
    const page = await visit({ language })
    await openSession(page, url, 'activity_coordinator')
    await page.goto(`${url}/staff/account?tab=security`)
    const { secret } = await setUpApp(page, t)
    await page.getByText(t.set).waitFor()
    await page.context().clearCookies()
    await page.getByRole('button', { name: t.others }).click()
    await page.getByRole('alertdialog').locator('input[name=password]').fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').locator('input[autocomplete="one-time-code"]').first().waitFor()
    await typeCode(page, codeOf(secret, 1))
    await page.getByText(t.othersDone).waitFor()
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(200)
  })

  it('sessions are listed in plain words, and another one is ended', async () => {
    const { url } = portal()
    const [page, other] = [await visit({ language }), await visit({ language })]
    await logIn(other, url, 'staff')
    await openSession(page, url, 'staff')
    await page.goto(`${url}/staff/account?tab=security`)
    await page.getByText(t.device).first().waitFor()
    expect(await page.getByText(t.device, { exact: true }).count()).toBe(2)
    await page.getByRole('button', { name: language === 'en' ? `End ${t.device}` : `إنهاء ${t.device}` }).click()
    await page.getByText(language === 'en' ? 'The session has ended.' : 'انتهت الجلسة.').waitFor()
    expect((await other.request.get(`${url}/api/user`)).status()).toBe(401)
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(200)
  })
})

describe.each(['en', 'ar'] as const)('where staff need a second factor, in %s', language => {
  const t = words[language]
  const portal = usePortal({ SECOND_FACTOR: 'staff' })
  const visit = useBrowser()

  it('it is set up right after login, by keyboard, before anything else can be reached', async () => {
    const { url } = portal()
    const page = await visit({ language, width: 360 })
    await enterPassword(page, url, 'project_coordinator')
    await page.getByRole('heading', { level: 1, name: t.required }).waitFor()
    await page.goto(`${url}/staff/projects`)
    await page.getByRole('heading', { level: 1, name: t.required }).waitFor()
    expect((await page.request.get(`${url}/api/projects`)).status()).toBe(401)
    const begin = page.getByRole('button', { name: t.setUp })
    await begin.focus()
    await page.keyboard.press('Enter')
    const secret = (await page.getByRole('dialog').locator('code').textContent())?.replaceAll(' ', '') ?? ''
    await typeCode(page, codeOf(secret))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t.stored }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/staff/dashboard')
    expect((await page.request.get(`${url}/api/projects`)).status()).toBe(200)
  })
})
