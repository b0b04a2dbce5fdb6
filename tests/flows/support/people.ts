import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'

const emailOf = (name: string) => (name.includes('@') ? name : demoEmail(name))

/** Logs a demo account in by the login page, in whatever language it is; `name` is the part before the @. */
export const logIn = async (page: Page, url: string, name: string, password: string = demoPassword): Promise<void> => {
  await page.goto(`${url}/auth/login`)
  await page.locator('input[name=email]').fill(emailOf(name))
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/(staff|sup)\//)
}

/** Logs a demo account in without any page, for a flow that goes to an address of its own next. */
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

/** What in the newest message to an address looks like this, as the system administrator reads it in the outbox. */
export const readMail = async (admin: Page, url: string, email: string, wanted: RegExp): Promise<string> => {
  const read = async () => wanted.exec(await newestMail(admin, url, email))?.[0] ?? ''
  await expect.poll(read).not.toBe('')
  return read()
}

/** The six-digit code of the newest message to an address. */
export const readCode = (admin: Page, url: string, email: string): Promise<string> =>
  readMail(admin, url, email, /\b\d{6}\b/)
