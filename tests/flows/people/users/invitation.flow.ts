import { expect, test } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession, readMail } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()
const visit = useBrowser()

const password = 'a long enough secret'

test.each(languages())('an invited user sets a password with the link of the invitation, in %s', async language => {
  const { url } = portal()
  const admin = await visit()
  await openSession(admin, url, 'sysadmin')
  const email = `invited.${language}@example.org`
  const names = { first_name_en: 'Ruba', last_name_en: 'Salem', first_name_ar: 'ربى', last_name_ar: 'سالم' }
  const added = await admin.request.post(`${url}/api/users`, { data: { type: 'staff', email, language, ...names } })
  expect(added.status()).toBe(200)
  const link = await readMail(admin, url, email, /\/auth\/password\/reset\S+/)

  const page = await visit({ language })
  await page.goto(`${url}${link}`)
  await page.getByText(email).waitFor()
  // The link contains the code, so only the password fields are visible.
  expect(await page.locator('form input:not([type=hidden])').count()).toBe(2)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=confirmation]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/auth/login?done=changed**')
  await logIn(page, url, email, password)
  expect((await (await page.request.get(`${url}/api/user`)).json()).data).toMatchObject({ email, type: 'staff' })
})
