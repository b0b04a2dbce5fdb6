import complaints from '@portal/widgets/locales/en/complaints.json' with { type: 'json' }
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import authAr from '../../../../packages/host-app/src/locales/ar/people/auth.json' with { type: 'json' }
import shell from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import authEn from '../../../../packages/host-app/src/locales/en/people/auth.json' with { type: 'json' }
import { demoEmail, demoPassword } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const again = (page: Page) => page.getByRole('alertdialog', { name: authEn.again.title })

/** Ends the session as expiry does: the browser loses its cookie, and no tab is notified. */
const endSession = (page: Page) => page.context().clearCookies()

const logInAgain = async (page: Page, email?: string) => {
  await again(page).waitFor()
  if (email) await again(page).getByLabel(authEn.email).fill(email)
  await again(page).getByLabel(authEn.password, { exact: false }).first().fill(demoPassword)
  await page.keyboard.press('Enter')
}

/** A profile with its required fields, so that the form can be sent. */
const known = {
  ...{ first_name_en: 'Ruba', last_name_en: 'Shami', first_name_ar: 'ربى', last_name_ar: 'الشامي' },
  ...{ gender: 'female', birth_date: '1990-01-02', residence_country: 'JO', residence_state: 'Irbid' },
  ...{ education_level: 'master', phone: '+962 6 500 0000' },
}

const openProfile = async (page: Page, url: string, name: string) => {
  await logIn(page, url, name)
  const { data } = await (await page.request.get(`${url}/api/account`)).json()
  const sent = { data: { ...known, version: data.version }, headers: { origin: url } }
  expect((await page.request.patch(`${url}/api/account`, sent)).status()).toBe(200)
  await page.goto(`${url}/sup/account`)
  await page.locator('input[name=birth_place]').waitFor()
}

describe('an ended session', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each([
    ['en', authEn],
    ['ar', authAr],
  ] as const)('is renewed in place by keyboard, in %s, and the pending request is sent', async (language, texts) => {
    const { url } = portal()
    const page = await visit({ language })
    await openProfile(page, url, 'user')
    const place = page.locator('input[name=birth_place]')
    await place.fill(language === 'en' ? 'Homs' : 'حلب')
    await endSession(page)
    await place.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: texts.again.title })
    const password = dialog.locator('input[name=password]')
    await expect.poll(() => password.evaluate(box => box === document.activeElement)).toBe(true)
    expect(await dialog.locator('input[name=email]').inputValue()).toBe(demoEmail('user'))

    await page.keyboard.press('Escape')
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').waitFor()
    expect(await password.inputValue()).toBe('not this one')
    await password.fill(demoPassword)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => place.evaluate(box => box === document.activeElement)).toBe(true)
    const saved = async () => (await (await page.request.get(`${url}/api/account`)).json()).data.birth_place
    await expect.poll(saved).toBe(await place.inputValue())
  })

  it('asks for one login, and resumes pending requests in all tabs', async () => {
    const { url } = portal()
    const page = await visit()
    await openProfile(page, url, 'user')
    const second = await page.context().newPage()
    await second.goto(`${url}/sup/account`)
    await page.getByLabel('Birth place').fill('Homs')
    await second.getByLabel('Birth place').fill('Homs')
    await endSession(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await second.getByRole('button', { name: 'Save' }).click()
    await again(second).waitFor()
    await logInAgain(page)
    await again(page).waitFor({ state: 'detached' })
    await again(second).waitFor({ state: 'detached' })
    expect(await page.getByText('No connection').count()).toBe(0)
  })

  it('sends budget edits after the new login, and never reports a lost connection', async () => {
    const { url } = portal()
    const page = await visit()
    await openSession(page, url, 'project_director')
    const { data } = await (await page.request.get(`${url}/api/projects?search=Hasakah`)).json()
    const budget = `${url}/api/projects/${data[0].id}/budget`
    await page.goto(`${url}/staff/project/${data[0].id}?tab=budget`)
    await page.locator('[data-ready]').waitFor()
    const name = page.locator('[data-row="1"] [data-column="1"]')
    await endSession(page)
    await name.click()
    await page.keyboard.type('Typed after the end')
    await page.keyboard.press('Enter')
    await again(page).waitFor()
    await expect.poll(() => name.textContent()).toContain('Typed after the end')
    expect(await page.getByText('No connection').count()).toBe(0)
    await logInAgain(page)
    await again(page).waitFor({ state: 'detached' })
    const names = async () => {
      const answer = await (await page.request.get(budget)).json()
      return answer.data.items.map((item: { name: string }) => item.name)
    }
    await expect.poll(names).toContain('Typed after the end')
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=treegrid]') !== null)).toBe(true)
  })

  it('keeps a complaint in progress, and sends it once after the new login', async () => {
    const page = await visit()
    await logIn(page, portal().url, 'user')
    await page.getByRole('button', { name: shell.file_complaint }).click()
    const text = page.locator('textarea[name=body]')
    await text.fill('Written before the session ended')
    await endSession(page)
    await page.getByRole('button', { name: complaints.send }).click()
    await again(page).waitFor()
    expect(await text.inputValue()).toBe('Written before the session ended')
    await logInAgain(page)
    await page.getByText(complaints.received_private).waitFor()
    const { pool } = portal().database
    const { rows } = await pool.query('SELECT FROM complaints WHERE body = $1', ['Written before the session ended'])
    expect(rows).toHaveLength(1)
  })

  it('reloads the page when someone else logs in, and drops the previous user’s request', async () => {
    const { url } = portal()
    const page = await visit()
    await openProfile(page, url, 'user')
    await page.getByLabel('Birth place').fill('Not for others')
    await endSession(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await logInAgain(page, demoEmail('user2'))
    await page.getByRole('button', { name: /^Your menu/ }).waitFor()
    await expect.poll(() => page.getByLabel('Birth place').inputValue()).not.toBe('Not for others')
    const { data } = await (await page.request.get(`${url}/api/account`)).json()
    expect([data.email, data.birth_place]).toEqual([demoEmail('user2'), null])
  })

  it('sends every tab to the login page at logout, and back after a login in one', async () => {
    const { url } = portal()
    const page = await visit()
    await logIn(page, url, 'user2')
    const second = await page.context().newPage()
    await second.goto(`${url}/sup/account`)
    await second.getByLabel('Birth place').fill('Homs')
    await page.getByRole('button', { name: /^Your menu/ }).click()
    // Both tabs load the login page. Navigating earlier would abort that.
    const loaded = [page, second].map(tab => tab.waitForEvent('load'))
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await Promise.all(loaded)
    await Promise.all([page, second].map(tab => tab.waitForURL(/\/auth\/login/)))
    await logIn(page, url, 'user2')
    await second.waitForURL(/\/sup\//)
  })
})
