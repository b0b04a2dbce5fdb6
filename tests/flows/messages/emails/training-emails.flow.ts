import { expect, it } from 'vitest'
import emailsAr from '../../../../packages/host-app/src/locales/ar/messages/emails.json' with { type: 'json' }
import wordsAr from '../../../../packages/host-app/src/locales/ar/messages/training_emails.json' with { type: 'json' }
import emailsEn from '../../../../packages/host-app/src/locales/en/messages/emails.json' with { type: 'json' }
import wordsEn from '../../../../packages/host-app/src/locales/en/messages/training_emails.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, readMail } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { overflowing } from '../../support/width.ts'

const texts = { en: { words: wordsEn, emails: emailsEn }, ar: { words: wordsAr, emails: emailsAr } }

// From the demo data.
const NAME = 'Project cycle management, group 1'

const portal = usePortal()
const visit = useBrowser()

it.each(languages())('an email is drafted, previewed, and sent to each trainee, in %s', async language => {
  const { url } = portal()
  const { words, emails } = texts[language]
  const page = await visit({ language, width: language === 'ar' ? 360 : 1280 })
  await logIn(page, url, 'sysadmin')
  const list = await page.request.get(`${url}/api/sub_activities?search=${encodeURIComponent(NAME)}`)
  const [training] = (await list.json()).data
  const address = `${url}/staff/sub_activity/${training.id}?tab=emails`
  await page.goto(address)
  await page.getByRole('button', { name: words.new, exact: true }).click()
  await page.getByRole('checkbox', { name: words.group_names.approved, exact: true }).check()
  await page.locator('input[name=title]').fill(`Hall 2 ${language}, {{name}}`)
  await page.locator('[contenteditable=true]').click()
  await page.keyboard.type('See you at ')
  await page.getByRole('button', { name: words.placeholders.place, exact: true }).click()
  await expect.poll(() => page.locator('[contenteditable=true]').textContent()).toContain('{{place}}')

  // The draft survives a reload.
  page.once('dialog', dialog => void dialog.accept())
  await page.waitForFunction(() => Object.values(localStorage).some(kept => kept.includes('{{place}}')))
  await page.reload()
  await page.locator('[contenteditable=true]').getByText('See you at {{place}}').waitFor()
  expect(await page.getByRole('checkbox', { name: words.group_names.approved, exact: true }).isChecked()).toBe(true)

  await page.getByRole('button', { name: words.preview, exact: true }).click()
  await page.getByText('See you at Community centre, Gaziantep', { exact: true }).waitFor()
  const shown = await page.getByRole('heading', { level: 4 }).textContent()
  await page.getByRole('button', { name: words.next, exact: true }).click()
  await expect.poll(() => page.getByRole('heading', { level: 4 }).textContent()).not.toBe(shown)
  expect(await overflowing(page), 'wider than the screen').toEqual([])

  await page.getByRole('button', { name: words.send_kept, exact: true }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText(emails.mailings.recipients, { exact: true }).first().waitFor()
  await drawer.getByText('See you at {{place}}').waitFor()
  const recipients = await page.request.get(`${url}/api/mailings`)
  expect((await recipients.json()).data[0]).toMatchObject({ total: training.trainees })
  const trainees = await page.request.get(`${url}/api/sub_activities/${training.id}/trainees`)
  const [{ email }] = (await trainees.json()).data
  expect(await readMail(page, url, email, /See you at .*/)).toBe('See you at Community centre, Gaziantep')
})
