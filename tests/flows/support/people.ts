import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'

const emailOf = (name: string) => (name.includes('@') ? name : demoEmail(name))

/** Logs in with a demo account on the login page, in any language. `name` is the part before the @. */
export const logIn = async (page: Page, url: string, name: string, password: string = demoPassword): Promise<void> => {
  await page.goto(`${url}/auth/login`)
  await page.locator('input[name=email]').fill(emailOf(name))
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/(staff|sup)\//)
}

/** Logs in with a demo account by API. The flow then opens its own page. */
export const openSession = async (page: Page, url: string, name: string, password = demoPassword): Promise<void> => {
  const answer = await page.request.post(`${url}/api/login`, { data: { email: emailOf(name), password } })
  expect(answer.status()).toBe(200)
}

const newestMail = async (admin: Page, url: string, email: string): Promise<string> => {
  const list = await admin.request.get(`${url}/api/emails?search=${encodeURIComponent(email)}`)
  const { data } = await list.json()
  if (!data?.[0]) return ''
  const one = await admin.request.get(`${url}/api/emails/${data[0].id}`)
  return (await one.json()).data.content ?? ''
}

/** The part of the newest email to an address that matches `wanted`, read by the system administrator. */
export const readMail = async (admin: Page, url: string, email: string, wanted: RegExp): Promise<string> => {
  const read = async () => wanted.exec(await newestMail(admin, url, email))?.[0] ?? ''
  await expect.poll(read).not.toBe('')
  return read()
}

/** The six-digit code in the newest email to an address. */
export const readCode = (admin: Page, url: string, email: string): Promise<string> =>
  readMail(admin, url, email, /\b\d{6}\b/)
