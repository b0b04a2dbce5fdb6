import { expect, it } from 'vitest'
import emailsAr from '../../../packages/host-app/src/locales/ar/emails.json' with { type: 'json' }
import shellAr from '../../../packages/host-app/src/locales/ar/shell.json' with { type: 'json' }
import emailsEn from '../../../packages/host-app/src/locales/en/emails.json' with { type: 'json' }
import shellEn from '../../../packages/host-app/src/locales/en/shell.json' with { type: 'json' }
import { demoEmail } from '../../../packages/server/src/demo/people.ts'
import messagesAr from '../../../packages/server/src/emails/locales/ar.json' with { type: 'json' }
import messagesEn from '../../../packages/server/src/emails/locales/en.json' with { type: 'json' }
import { useBrowser } from '../support/browser.ts'
import { openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'

const words = {
  en: { page: 'Sent emails', failed: 'Failed only', inactive: 'Deactivated account' },
  ar: { page: 'الرسائل المرسلة', failed: 'المخفقة فقط', inactive: 'حساب معطّل' },
} as const

const messages = { en: messagesEn, ar: messagesAr }

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
  // In the second language the account is deactivated already, and the answer says so.
  await page.request.post(`${url}/api/users/deactivate`, { data: { ids: [ids[1]] } })
  const title = `Hall changed ${language}`
  const sent = await page.request.post(`${url}/api/users/send_email`, { data: { ids, title, content: 'Hall 2.' } })
  expect((await sent.json()).data.map(({ code }: { code: string | null }) => code)).toEqual([null, 'account_inactive'])

  await page.goto(`${url}/staff/mailings`)
  await page.getByRole('heading', { level: 1, name: t.page }).waitFor()
  await page.getByRole('link', { name: title }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(reached).waitFor()
  await drawer.getByText(gone).waitFor()
  await drawer.getByRole('radio', { name: t.failed }).click()
  await expect.poll(() => drawer.getByText(reached).count()).toBe(0)
  await drawer.getByText(t.inactive).waitFor()
})

const folder = process.env.MAIL_PICTURES

it.each([
  ['en', 1440, 'light'],
  ['ar', 360, 'dark'],
] as const)(
  'a template is looked at as its readers get it, and sent to oneself, in %s',
  async (language, width, colorScheme) => {
    const { url } = portal()
    const [emails, shell] = language === 'ar' ? [emailsAr, shellAr] : [emailsEn, shellEn]
    const t = emails.templates
    const page = await visit({ language, width, colorScheme })
    const picture = async (name: string) => {
      if (folder) await page.screenshot({ path: `${folder}/template-${name}-${language}-${width}.png`, fullPage: true })
    }
    await openSession(page, url, 'sysadmin')
    await page.goto(`${url}/staff/emails`)
    await page.getByRole('link', { name: shell.pages.EmailTemplates }).click()
    await page.getByRole('heading', { level: 1, name: shell.pages.EmailTemplates }).waitFor()
    await picture('list')
    const { title } = messages[language].invitation
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const message = page.frameLocator('iframe')
    await message.getByRole('link', { name: messages[language].invitation.action }).waitFor()
    expect(await message.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    await picture('desktop')
    await page.getByRole('radio', { name: t.views.phone }).click()
    await expect.poll(() => page.locator('iframe').evaluate(one => one.clientWidth)).toBeLessThanOrEqual(360)
    const other = language === 'ar' ? 'en' : 'ar'
    await page.getByRole('radio', { name: t.languages[other] }).click()
    await page.getByRole('heading', { level: 1, name: messages[other].invitation.title }).waitFor()
    await message.getByRole('link', { name: messages[other].invitation.action }).waitFor()
    await picture('phone')
    await page.getByRole('radio', { name: t.views.text }).click()
    await page.getByText(messages[other].invitation.action).waitFor()
    await picture('text')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: t.send }).click()
    await page.getByText(t.sent.replace('{{email}}', demoEmail('sysadmin'))).waitFor()
    const { data } = await (await page.request.get(`${url}/api/emails?limit=1`)).json()
    expect(data).toMatchObject([
      { to: demoEmail('sysadmin'), language: other, title: messages[other].invitation.title },
    ])
  },
)
