import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import blocksAr from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import errorsAr from '../../../../packages/host-app/src/locales/ar/core/errors.json' with { type: 'json' }
import authAr from '../../../../packages/host-app/src/locales/ar/people/auth.json' with { type: 'json' }
import usersAr from '../../../../packages/host-app/src/locales/ar/people/users.json' with { type: 'json' }
import blocksEn from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import errorsEn from '../../../../packages/host-app/src/locales/en/core/errors.json' with { type: 'json' }
import authEn from '../../../../packages/host-app/src/locales/en/people/auth.json' with { type: 'json' }
import usersEn from '../../../../packages/host-app/src/locales/en/people/users.json' with { type: 'json' }
import { partsOf } from '../../../server/support/messages/mail-parts.ts'
import { startMailPeer } from '../../../server/support/messages/mail-peer.ts'
import { freePort } from '../../../support/free-port.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const texts = {
  en: { users: usersEn, auth: authEn, blocks: blocksEn, errors: errorsEn, name: 'Ruba Salem' },
  ar: { users: usersAr, auth: authAr, blocks: blocksAr, errors: errorsAr, name: 'ربى سالم' },
} as const

// Reserves the port first, because the portal reads the mail server's address before the test's server starts.
const mailPort = await freePort()
const portal = usePortal({ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, MAIL_FROM: 'Portal <portal@example.org>' })
const visit = useBrowser()

const password = 'a long enough secret'

const addPerson = async (admin: Page, language: 'en' | 'ar', email: string) => {
  const { users, auth } = texts[language]
  await admin.getByRole('button', { name: users.add, exact: true }).click()
  const fields = { email, first_name_en: 'Ruba', last_name_en: 'Salem', first_name_ar: 'ربى', last_name_ar: 'سالم' }
  for (const [name, value] of Object.entries(fields)) await admin.locator(`input[name=${name}]`).fill(value)
  await admin.getByRole('button', { name: new RegExp(users.select_type) }).click()
  await admin.getByRole('option', { name: auth.privileges.staff, exact: true }).click()
  await admin.getByRole('button', { name: users.invite, exact: true }).click()
  await admin.getByRole('dialog', { name: texts[language].name }).waitFor()
}

it.each(languages())(
  'an added user is invited, sets a password, logs in, and is logged out at once when deactivated, in %s',
  async language => {
    const { url } = portal()
    const { users, auth, blocks, errors, name } = texts[language]
    const peer = await startMailPeer({}, mailPort)
    const email = `joining.${language}@example.org`
    const admin = await visit({ language })
    await openSession(admin, url, 'sysadmin')
    await admin.goto(`${url}/staff/users`)
    await addPerson(admin, language, email)

    const link = () =>
      peer.received
        .filter(({ to }) => to === email)
        .map(({ source }) => /\/auth\/password\/reset\S+/.exec(partsOf(source)[0] ?? '')?.[0])
        .at(-1)
    await expect.poll(link).toBeTruthy()
    const person = await visit({ language })
    await person.goto(`${url}${link()}`)
    await person.locator('input[name=password]').fill(password)
    await person.locator('input[name=confirmation]').fill(password)
    await person.locator('form button[type=submit]').click()
    await person.waitForURL('**/auth/login?done=changed**')
    await logIn(person, url, email, password)
    await person.waitForURL('**/staff/dashboard')

    // Reloads the record, which now shows the session.
    await admin.reload()
    const record = admin.getByRole('dialog', { name })
    await record.getByText(users.statuses.active, { exact: true }).waitFor()
    await record.getByRole('button', { name: blocks.more_actions }).click()
    await admin.getByRole('menuitem', { name: users.acts.deactivate, exact: true }).click()
    const question = admin.getByRole('dialog', { name: users.acts.deactivate })
    await question.getByRole('button', { name: users.acts.deactivate }).click()
    await record.getByText(users.statuses.deactivated, { exact: true }).waitFor()

    expect((await person.request.get(`${url}/api/user`)).status()).toBe(401)
    await person.reload()
    await person.waitForURL('**/auth/login**')
    await person.locator('input[name=email]').fill(email)
    await person.locator('input[name=password]').fill(password)
    await person.getByRole('button', { name: auth.login.submit, exact: true }).click()
    await person.getByText(errors.account_inactive).waitFor()
  },
)
