import { describe, expect, it } from 'vitest'
import { useBrowser } from '../support/browser.ts'
import { logIn, openSession, readCode } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

const password = 'something else entirely'

describe('a forgotten password', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('is replaced with the code that was sent, and ends the sessions of the account', async () => {
    const { url } = portal()
    const earlier = await visit()
    await logIn(earlier, url, 'trainee')
    const page = await visit()
    await page.goto(`${url}/auth/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByLabel('Email').fill('trainee@demo.test')
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.waitForURL('**/auth/password/reset?email=trainee%40demo.test')

    const admin = await visit()
    await openSession(admin, url, 'sysadmin')
    await page.getByRole('textbox', { name: /Digit 1 of 6/ }).focus()
    await page.keyboard.type(await readCode(admin, url, 'trainee@demo.test'))
    await page.getByLabel('New password (Required)').fill(password)
    await page.getByLabel('Confirm password').fill(`${password}!`)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('Password mismatch').waitFor()
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.waitForURL('**/auth/login?done=changed&email=trainee%40demo.test')

    expect((await earlier.request.get(`${url}/api/user`)).status()).toBe(401)
    await logIn(page, url, 'trainee', password)
  })

  it('is answered in the same words whether or not the email is known', async () => {
    const { url } = portal()
    const page = await visit()
    const ask = async (email: string) => {
      await page.goto(`${url}/auth/password/forgot`)
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send code' }).click()
      await page.waitForURL('**/auth/password/reset?**')
      await page.getByText('This portal does not send email').waitFor()
      return (await page.locator('main').textContent())?.replaceAll(email, '*')
    }
    const known = await ask('user@demo.test')
    expect(known).toContain('If * has an account')
    expect(await ask('nobody@demo.test')).toBe(known)
  })

  it('cannot be guessed: a wrong code does not lose what was typed and says so', async () => {
    const page = await visit()
    await page.goto(`${portal().url}/auth/password/reset?email=nobody%40demo.test`)
    await page.getByRole('textbox', { name: /Digit 1 of 6/ }).focus()
    await page.keyboard.type('123456')
    await page.getByLabel('New password (Required)').fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Set password' }).click()
    await page.getByText('The code is wrong.').waitFor()
    expect(await page.getByLabel('New password (Required)').inputValue()).toBe(password)
  })
})
