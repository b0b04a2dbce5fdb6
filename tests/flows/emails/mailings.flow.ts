import { expect, it } from 'vitest'
import { demoEmail } from '../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../support/browser.ts'
import { openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

const words = {
  en: { page: 'Sent emails', failed: 'Failed only', inactive: 'Inactive account' },
  ar: { page: 'الرسائل المرسلة', failed: 'المخفقة فقط', inactive: 'حساب غير مفعّل' },
} as const

const portal = usePortal()
const visit = useBrowser()

it.each(['en', 'ar'] as const)('an email to many shows the result for each recipient, in %s', async language => {
  const { url } = portal()
  const t = words[language]
  const page = await visit({ language, width: language === 'ar' ? 360 : 1280 })
  await openSession(page, url, 'sysadmin')
  const idOf = async (email: string) => {
    const { data } = await (await page.request.get(`${url}/api/users?search=${encodeURIComponent(email)}`)).json()
    return data[0].id
  }
  const [reached, gone] = [demoEmail('trainee'), demoEmail('instructor')]
  const ids = [await idOf(reached), await idOf(gone)]
  // In the second language the account is inactive already, and the answer says so.
  await page.request.post(`${url}/api/users/deactivate`, { data: { ids: [ids[1]] } })
  const title = `Hall changed ${language}`
  const sent = await page.request.post(`${url}/api/users/send_email`, { data: { ids, title, content: 'Hall 2.' } })
  expect((await sent.json()).data.map(({ code }: { code: string | null }) => code)).toEqual([null, 'account_inactive'])

  await page.goto(`${url}/staff/mailings`)
  await page.getByRole('heading', { level: 1, name: t.page }).waitFor()
  await page.getByRole('link', { name: title }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(reached).waitFor()
  await sheet.getByText(gone).waitFor()
  await sheet.getByRole('radio', { name: t.failed }).click()
  await expect.poll(() => sheet.getByText(reached).count()).toBe(0)
  await sheet.getByText(t.inactive).waitFor()
})
