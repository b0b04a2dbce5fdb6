import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import shellAr from '../../../../packages/host-app/src/locales/ar/app/shell.json' with { type: 'json' }
import blocksAr from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import importsAr from '../../../../packages/host-app/src/locales/ar/money/imports.json' with { type: 'json' }
import authAr from '../../../../packages/host-app/src/locales/ar/people/auth.json' with { type: 'json' }
import usersAr from '../../../../packages/host-app/src/locales/ar/people/users.json' with { type: 'json' }
import shellEn from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import blocksEn from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import importsEn from '../../../../packages/host-app/src/locales/en/money/imports.json' with { type: 'json' }
import authEn from '../../../../packages/host-app/src/locales/en/people/auth.json' with { type: 'json' }
import usersEn from '../../../../packages/host-app/src/locales/en/people/users.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession, readMail } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const texts = {
  en: { users: usersEn, auth: authEn, blocks: blocksEn, imports: importsEn, shell: shellEn },
  ar: { users: usersAr, auth: authAr, blocks: blocksAr, imports: importsAr, shell: shellAr },
} as const

const titles = {
  en: 'Email,First name,Last name,First name (Arabic),Last name (Arabic),Language',
  ar: 'البريد الإلكتروني,الاسم بالإنكليزية,الكنية بالإنكليزية,الاسم,الكنية,اللغة',
} as const

const spoken = { en: 'English', ar: 'العربية' } as const

const PEOPLE = 300
const password = 'a long enough secret'

const portal = usePortal()
const visit = useBrowser()

const fileOf = (language: 'en' | 'ar') => {
  const lines = Array.from(
    { length: PEOPLE },
    (_, at) => `p${at}@${language}.people.test,Huda,Saleh,هدى,صالح,${spoken[language]}`,
  )
  return { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from([titles[language], ...lines].join('\n')) }
}

/** A text as a pattern that allows any number for its placeholders. */
const like = (sentence: string) => new RegExp(sentence.replace(/[().?]/g, '\\$&').replace(/\{\{\w+\}\}/g, '[\\d,]+'))

const importPeople = async (admin: Page, language: 'en' | 'ar') => {
  const { users, auth, imports } = texts[language]
  await admin.goto(`${portal().url}/staff/users?act=import`)
  const dialog = admin.getByRole('dialog', { name: users.import_title })
  await dialog.locator('input[type=file]').setInputFiles(fileOf(language))
  await dialog.getByRole('button', { name: new RegExp(users.select_type) }).click()
  await admin.getByRole('option', { name: auth.privileges.trainee, exact: true }).click()
  await dialog.getByRole('button', { name: imports.look, exact: true }).click()
  await dialog.getByRole('button', { name: like(users.import_people_kept_other) }).click()
  await dialog.getByText(like(users.imported_kept_other)).waitFor()
  await admin.keyboard.press('Escape')
}

const giveToAll = async (admin: Page, language: 'en' | 'ar', profile: string) => {
  const { users, blocks } = texts[language]
  await admin.goto(`${portal().url}/staff/users?search=${language}.people.test`)
  await admin.getByRole('table').getByRole('row').nth(25).waitFor()
  await admin.getByRole('checkbox').first().check()
  await admin.getByRole('button', { name: blocks.select_all.replace('{{shown}}', String(PEOPLE)), exact: true }).click()
  await admin.getByRole('button', { name: users.profiles, exact: true }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(users.select_profile) }).click()
  await admin.getByRole('option', { name: profile, exact: true }).click()
  await dialog.getByRole('button', { name: users.profile_acts.give, exact: true }).click()
  await dialog.getByText(blocks.rows_done.replace('{{done}}', String(PEOPLE)), { exact: true }).waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(0)
}

it.each(languages())(
  '300 people are imported and assigned a profile, and see the pages it grants, in %s',
  async language => {
    const { url } = portal()
    const { shell } = texts[language]
    const profile = `Field office ${language}`
    const admin = await visit({ language })
    await openSession(admin, url, 'sysadmin')
    const privileges = [{ group: 'donors', command: 'view' }]
    const made = await admin.request.post(`${url}/api/profiles`, { data: { name: profile, privileges } })
    expect(made.status()).toBe(200)

    await importPeople(admin, language)
    await giveToAll(admin, language, profile)

    const email = `p${PEOPLE - 1}@${language}.people.test`
    const person = await visit({ language })
    await person.goto(`${url}${await readMail(admin, url, email, /\/auth\/password\/reset\S+/)}`)
    await person.locator('input[name=password]').fill(password)
    await person.locator('input[name=confirmation]').fill(password)
    await person.locator('form button[type=submit]').click()
    await person.waitForURL('**/auth/login?done=changed**')
    await logIn(person, url, email, password)
    const drawer = person.getByRole('navigation', { name: shell.main_navigation })
    await drawer.getByRole('link', { name: shell.pages.Donors, exact: true }).click()
    await person.getByRole('heading', { name: shell.pages.Donors, level: 1 }).waitFor()
    await drawer.getByRole('link', { name: shell.pages.StaffUserDashboard, exact: true }).waitFor()
    expect(await drawer.getByRole('link', { name: shell.pages.Projects, exact: true }).count()).toBe(0)
  },
  180_000,
)
