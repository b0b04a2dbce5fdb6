import { expect, it } from 'vitest'
import { demoEmail } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const portal = usePortal()
const visit = useBrowser()

it.each(languages())('a mailing shows the result for each recipient, in %s', async language => {
  const { url } = portal()
  const t = textsIn(language)
  const page = await visit({ language, width: language === 'ar' ? 360 : 1280 })
  await openSession(page, url, 'sysadmin')
  const idOf = async (email: string) => {
    const { data } = await (await page.request.get(`${url}/api/users?search=${encodeURIComponent(email)}`)).json()
    return data[0].id
  }
  const [reached, gone] = [demoEmail('trainee'), demoEmail('instructor')]
  const ids = [await idOf(reached), await idOf(gone)]
  // For the second language, the account is already deactivated, and this request is rejected.
  await page.request.post(`${url}/api/users/deactivate`, { data: { ids: [ids[1]] } })
  const title = `Hall changed ${language}`
  const sent = await page.request.post(`${url}/api/users/send_email`, { data: { ids, title, content: 'Hall 2.' } })
  expect((await sent.json()).data.map(({ code }: { code: string | null }) => code)).toEqual([null, 'account_inactive'])

  await page.goto(`${url}/staff/mailings`)
  await page.getByRole('heading', { level: 1, name: t('shell.pages.Mailings') }).waitFor()
  await page.getByRole('link', { name: title }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(reached).waitFor()
  await drawer.getByText(gone).waitFor()
  await drawer.getByRole('radio', { name: t('emails.mailings.not_delivered') }).click()
  await expect.poll(() => drawer.getByText(reached).count()).toBe(0)
  await drawer.getByText(t('emails.mailings.inactive')).waitFor()
})
