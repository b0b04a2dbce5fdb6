import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { fillProfile } from '../profile.ts'

describe('the account page', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('keeps the input when the profile was changed elsewhere, and offers both versions', async () => {
    const { url } = portal()
    const page = await visit()
    await openSession(page, url, 'user')
    await page.goto(`${url}/sup/account`)
    await fillProfile(page, textsIn('en'))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByRole('button', { name: 'Your menu, Ruba' }).waitFor()

    const elsewhere = await visit()
    await openSession(elsewhere, url, 'user')
    await elsewhere.goto(`${url}/sup/account`)
    await elsewhere.getByLabel('Birth place').fill('Aleppo')
    await elsewhere.getByRole('button', { name: 'Save' }).click()
    await elsewhere.getByText('Saved.').waitFor()

    await page.getByLabel('Birth place').fill('حلب')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your profile was changed somewhere else').waitFor()
    const row = page.getByRole('row', { name: /Birth place/ })
    expect(await row.textContent()).toMatch(/حلب.*Aleppo/)
    expect(await page.getByRole('row').count()).toBe(2)
    expect(await page.getByLabel('Birth place').inputValue()).toBe('حلب')
    await page.getByRole('button', { name: 'Save my version' }).click()
    await page.getByText('Saved.').waitFor()

    await elsewhere.getByLabel('Birth place').fill('Homs')
    await elsewhere.getByRole('button', { name: 'Save' }).click()
    await elsewhere.getByRole('button', { name: 'Use saved version' }).click()
    expect(await elsewhere.getByLabel('Birth place').inputValue()).toBe('حلب')
  })

  it('clears a field that was emptied', async () => {
    const { url } = portal()
    const page = await visit()
    await openSession(page, url, 'user2')
    await page.goto(`${url}/sup/account`)
    await fillProfile(page, textsIn('en'))
    await page.getByLabel('Position').fill('Trainer')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    await page.getByLabel('Position').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    await page.reload()
    await page.getByLabel('Position').waitFor()
    expect(await page.getByLabel('Position').inputValue()).toBe('')
    expect(await page.getByLabel('First name (English)').inputValue()).toBe('Ruba')
  })

  it('keeps the input while another tab of the account is open', async () => {
    const { url } = portal()
    const page = await visit()
    await openSession(page, url, 'user2')
    await page.goto(`${url}/sup/account`)
    await page.getByLabel('Work place').fill('Harbour Aid')
    await page.getByRole('tab', { name: 'Security' }).click()
    await page.getByLabel('Current password (Required)').waitFor()
    await page.getByRole('tab', { name: 'Profile' }).click()
    expect(await page.getByLabel('Work place').inputValue()).toBe('Harbour Aid')
  })

  it('changes the password and ends every other session', async () => {
    const { url } = portal()
    const [page, other] = [await visit(), await visit()]
    await logIn(page, url, 'staff')
    await logIn(other, url, 'staff')
    await page.goto(`${url}/staff/account?tab=security`)
    await page.getByLabel('Current password (Required)').fill('not this one')
    await page.getByLabel('New password (Required)').fill('a new one for staff')
    await page.getByLabel('Confirm password').fill('a new one for staff')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.locator('[data-field="current_password"]').getByText('The current password is wrong').waitFor()
    await page.getByLabel('Current password (Required)').fill(demoPassword)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed.').waitFor()
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(200)
    expect((await other.request.get(`${url}/api/user`)).status()).toBe(401)
    expect(await page.getByLabel('New password (Required)').inputValue()).toBe('')
  })

  it('logs out all other sessions, and keeps this one', async () => {
    const { url } = portal()
    const [page, other] = [await visit({ width: 360 }), await visit()]
    await logIn(page, url, 'activity_coordinator')
    await logIn(other, url, 'activity_coordinator')
    await page.goto(`${url}/staff/account?tab=security`)
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    await page.getByText('You have been logged out everywhere else.').waitFor()
    expect((await page.request.get(`${url}/api/user`)).status()).toBe(200)
    expect((await other.request.get(`${url}/api/user`)).status()).toBe(401)
  })

  it('changes and stores the language, and shows the page in it', async () => {
    const { url } = portal()
    const page = await visit()
    await openSession(page, url, 'trainee')
    await page.goto(`${url}/staff/account?tab=preferences`)
    await page.getByRole('radio', { name: 'العربية' }).check()
    await page.getByRole('heading', { level: 1, name: 'الحساب' }).waitFor()
    expect(await page.evaluate(() => [localStorage.getItem('language'), document.documentElement.dir])).toEqual([
      'ar',
      'rtl',
    ])
  })

  it('applies language, theme, and density on another device before anything else is shown', async () => {
    const { url } = portal()
    const page = await visit()
    await logIn(page, url, 'activity_coordinator')
    await page.goto(`${url}/staff/account?tab=preferences`)
    await page.getByRole('radio', { name: 'Dark', exact: true }).check()
    await page.getByRole('radio', { name: 'Compact', exact: true }).check()
    await page.getByRole('radio', { name: 'العربية' }).check()
    await page.getByRole('heading', { level: 1, name: 'الحساب' }).waitFor()

    const other = await visit({ language: 'en' })
    const shown: (string | null)[] = []
    await other.exposeFunction('noteTitle', (title: string | null) => shown.push(title))
    await other.addInitScript(() =>
      new MutationObserver(() => {
        const title = document.querySelector('h1')?.textContent ?? null
        if (title) Reflect.apply(Reflect.get(window, 'noteTitle'), null, [title])
      }).observe(document, { childList: true, subtree: true }),
    )
    await openSession(other, url, 'activity_coordinator')
    await other.goto(`${url}/staff/account?tab=preferences`)
    await other.getByRole('heading', { level: 1, name: 'الحساب' }).waitFor()
    const { theme, density } = await other.evaluate(() => ({ ...document.documentElement.dataset }))
    expect({ theme, density }).toEqual({ theme: 'dark', density: 'compact' })
    expect(new Set(shown)).toEqual(new Set(['الحساب']))

    // The login page does the same, and keeps the requested path.
    const third = await visit({ language: 'en' })
    await third.goto(`${url}/auth/login?next=${encodeURIComponent('/staff/account')}`)
    await third.locator('input[name=email]').fill('activity_coordinator@demo.test')
    await third.locator('input[name=password]').fill(demoPassword)
    await third.locator('form button[type=submit]').click()
    await third.getByRole('heading', { level: 1, name: 'الحساب' }).waitFor()
    expect(new URL(third.url()).pathname).toBe('/staff/account')
  })

  it('shows the user’s own complaints with their reply state, and no private ones', async () => {
    const { url } = portal()
    const page = await visit()
    await logIn(page, url, 'instructor')
    const file = (body: string, type: string) => page.request.post(`${url}/api/complaints`, { data: { body, type } })
    await file('The room was locked.\nNobody had the key.', 'user')
    await file('Something that nobody may tie to me', 'private')
    await page.goto(`${url}/staff/account?tab=complaints`)
    await page.getByText('The room was locked.').waitFor()
    await page.getByText('No reply yet.').waitFor()
    expect(await page.getByText('Something that nobody may tie to me').count()).toBe(0)
  })
})
