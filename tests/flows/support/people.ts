import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoEmail, demoPassword } from '../../../packages/server/src/demo/people.ts'

/** Logs a demo account in by the login page, in whatever language it is; `name` is the part before the @. */
export const logIn = async (page: Page, url: string, name: string, password: string = demoPassword): Promise<void> => {
  await page.goto(`${url}/auth/login`)
  await page.locator('input[name=email]').fill(name.includes('@') ? name : demoEmail(name))
  await page.locator('input[name=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL(/\/(staff|sup)\//)
}

/** The newest message to an address, as the system administrator reads it in the outbox; gives its six-digit code. */
export const readCode = async (admin: Page, url: string, email: string): Promise<string> => {
  const read = async () => {
    const list = await admin.request.get(`${url}/api/emails?search=${encodeURIComponent(email)}`)
    const { data } = await list.json()
    if (!data?.[0]) return ''
    const one = await admin.request.get(`${url}/api/emails/${data[0].id}`)
    return /\b\d{6}\b/.exec((await one.json()).data.content ?? '')?.[0] ?? ''
  }
  await expect.poll(read).toMatch(/^\d{6}$/)
  return read()
}
