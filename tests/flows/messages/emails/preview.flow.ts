import { expect, it } from 'vitest'
import { demoEmail } from '../../../../packages/server/src/demo/people.ts'
import messagesAr from '../../../../packages/server/src/messages/emails/locales/ar.json' with { type: 'json' }
import messagesEn from '../../../../packages/server/src/messages/emails/locales/en.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const messages = { en: messagesEn, ar: messagesAr }

const portal = usePortal()
const visit = useBrowser()

// Folder for screenshots. None are taken by default.
const folder = process.env.MAIL_PICTURES

const devices = {
  en: { width: 1440, colorScheme: 'light' },
  ar: { width: 360, colorScheme: 'dark' },
} as const

it.each(languages())('an email template is previewed on all devices, and sent to oneself, in %s', async language => {
  const { url } = portal()
  const { width, colorScheme } = devices[language]
  const t = textsIn(language)
  const page = await visit({ language, width, colorScheme })
  const picture = async (name: string) => {
    if (folder) await page.screenshot({ path: `${folder}/template-${name}-${language}-${width}.png`, fullPage: true })
  }
  await openSession(page, url, 'sysadmin')
  await page.goto(`${url}/staff/emails`)
  await page.getByRole('link', { name: t('shell.pages.EmailTemplates') }).click()
  await page.getByRole('heading', { level: 1, name: t('shell.pages.EmailTemplates') }).waitFor()
  await picture('list')
  const { title } = messages[language].invitation
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const message = page.frameLocator('iframe')
  await message.getByRole('link', { name: messages[language].invitation.action }).waitFor()
  expect(await message.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
  await picture('desktop')
  await page.getByRole('radio', { name: t('emails.templates.views.phone') }).click()
  await expect.poll(() => page.locator('iframe').evaluate(one => one.clientWidth)).toBeLessThanOrEqual(360)
  const other = language === 'ar' ? 'en' : 'ar'
  await page.getByRole('radio', { name: t(`emails.templates.languages.${other}`) }).click()
  await page.getByRole('heading', { level: 1, name: messages[other].invitation.title }).waitFor()
  await message.getByRole('link', { name: messages[other].invitation.action }).waitFor()
  await picture('phone')
  await page.getByRole('radio', { name: t('emails.templates.views.text') }).click()
  await page.getByText(messages[other].invitation.action).waitFor()
  await picture('text')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  await page.getByRole('button', { name: t('emails.templates.send_kept') }).click()
  await page.getByText(t('emails.templates.kept', { email: demoEmail('sysadmin') })).waitFor()
  const { data } = await (await page.request.get(`${url}/api/emails?limit=1`)).json()
  expect(data).toMatchObject([{ to: demoEmail('sysadmin'), language: other, title: messages[other].invitation.title }])
})
