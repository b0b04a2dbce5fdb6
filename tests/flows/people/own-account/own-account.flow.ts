import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoEmail, demoPassword } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn, openSession, readCode } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { typeCode } from '../second-factors/second-factor.ts'

const words = {
  en: {
    change: 'Change email address',
    send: 'Request code',
    confirm: 'Confirm',
    changed: 'Email address changed.',
    download: 'Download',
    request: 'Request deletion',
    requested: 'Deletion requested:',
    withdraw: 'Withdraw request',
  },
  ar: {
    change: 'تغيير البريد الإلكتروني',
    send: 'طلب رمز',
    confirm: 'تأكيد',
    changed: 'تغيّر بريدك الإلكتروني',
    download: 'تنزيل',
    request: 'طلب الحذف',
    requested: 'طُلب الحذف في:',
    withdraw: 'سحب الطلب',
  },
} as const

describe.each(languages())('the user’s own account in %s', language => {
  const t = words[language]
  const portal = usePortal()
  const visit = useBrowser()

  it('changes its email by code, downloads its data, and requests and withdraws its deletion', async () => {
    const { url } = portal()
    const admin = await visit()
    await openSession(admin, url, 'sysadmin')
    const page = await visit({ language, width: language === 'ar' ? 360 : 1280 })
    await openSession(page, url, 'staff')
    await page.goto(`${url}/staff/account?tab=security`)
    const email = `another.${language}@example.org`
    await page.getByRole('button', { name: t.change }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=email]').fill(email)
    await dialog.locator('input[name=current_password]').fill(demoPassword)
    await dialog.getByRole('button', { name: t.send }).click()
    await dialog.getByText(email).waitFor()
    await typeCode(page, await readCode(admin, url, email))
    await dialog.getByRole('button', { name: t.confirm }).click()
    await page.getByText(t.changed).waitFor()
    await page.getByText(email, { exact: true }).waitFor()
    const later = await visit({ language })
    await logIn(later, url, email)

    await page.goto(`${url}/staff/account?tab=data`)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: t.download }).click()
    const data = JSON.parse(readFileSync(await (await saving).path(), 'utf8'))
    expect(data).toMatchObject({ account: { email } })
    expect(JSON.stringify(data)).not.toContain(demoEmail('sysadmin'))

    await page.getByRole('button', { name: t.request }).click()
    await page.getByText(t.requested).waitFor()
    const asking = async () =>
      (await (await admin.request.get(`${url}/api/users?deletion=requested`)).json()).data.map(
        (one: { email: string }) => one.email,
      )
    expect(await asking()).toEqual([email])
    await page.reload()
    await page.getByText(t.requested).waitFor()
    await page.getByRole('button', { name: t.withdraw }).click()
    await page.getByRole('button', { name: t.request }).waitFor()
    expect(await asking()).toEqual([])
  })
})
