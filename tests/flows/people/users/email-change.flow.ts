import { expect, it } from 'vitest'
import blocksAr from '../../../../packages/host-app/src/locales/ar/blocks/blocks.json' with { type: 'json' }
import authAr from '../../../../packages/host-app/src/locales/ar/people/auth.json' with { type: 'json' }
import usersAr from '../../../../packages/host-app/src/locales/ar/people/users.json' with { type: 'json' }
import blocksEn from '../../../../packages/host-app/src/locales/en/blocks/blocks.json' with { type: 'json' }
import authEn from '../../../../packages/host-app/src/locales/en/people/auth.json' with { type: 'json' }
import usersEn from '../../../../packages/host-app/src/locales/en/people/users.json' with { type: 'json' }
import { demoEmail } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { openSession, readMail } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const texts = {
  en: { users: usersEn.email_change, auth: authEn.email_change, save: blocksEn.save },
  ar: { users: usersAr.email_change, auth: authAr.email_change, save: blocksAr.save },
} as const

const portal = usePortal()
const visit = useBrowser()

it.each(languages())(
  'a colleague’s email change needs their confirmation, and the old mailbox can stop it, in %s',
  async language => {
    const { url } = portal()
    const { users, auth, save } = texts[language]
    const [admin, person] = [await visit({ language }), await visit()]
    await openSession(admin, url, 'sysadmin')
    await openSession(person, url, 'staff')
    const own = async () => (await (await person.request.get(`${url}/api/user`)).json()).data
    const { id } = await own()
    const email = `waiting.${language}@example.org`
    await admin.goto(`${url}/staff/users?open=${id}&act=edit`)
    await admin.locator('input[name=email]').fill(email)
    await admin.getByRole('button', { name: save, exact: true }).click()
    await admin.getByText(users.unconfirmed).waitFor()

    const mailbox = await visit({ language, width: 360 })
    await mailbox.goto(`${url}${await readMail(admin, url, email, /\/email\/confirm\S+/)}`)
    await mailbox.getByRole('button', { name: auth.confirm, exact: true }).click()
    await mailbox.getByText(auth.confirmed).waitFor()
    await admin.reload()
    await admin.getByText(users.confirmed).waitFor()

    await mailbox.goto(`${url}${await readMail(admin, url, demoEmail('staff'), /\/email\/stop\S+/)}`)
    await mailbox.getByRole('button', { name: auth.stop, exact: true }).click()
    await mailbox.getByText(auth.stopped).waitFor()
    expect((await own()).email).toBe(demoEmail('staff'))
    await admin.reload()
    await admin.getByText(demoEmail('staff'), { exact: true }).first().waitFor()
    expect(await admin.getByText(users.title).count()).toBe(0)
  },
)
