import widgetAr from '@portal/widgets/locales/ar/complaints.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import accountAr from '../../../packages/host-app/src/locales/ar/account.json' with { type: 'json' }
import shellAr from '../../../packages/host-app/src/locales/ar/shell.json' with { type: 'json' }
import en from '../../../packages/host-app/src/locales/en/complaint_handling.json' with { type: 'json' }
import { useBrowser } from '../support/browser.ts'
import { logIn, openSession } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'
import { dialog, handle, openComplaint, rowOf } from './handling.ts'

const BODY = 'الحافلة تغادر قبل موعدها بعشر دقائق.\nحدث هذا ثلاث مرات هذا الأسبوع.'
const BEGINNING = 'الحافلة تغادر قبل موعدها بعشر دقائق.'
const REPLY = 'شكرًا. ستنطلق الحافلة في موعدها ابتداءً من الأحد.'
const SECRET = 'Talked to the driver, he did not know.'

describe('a complaint in the own name', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('travels from an Arabic phone to the staff, and the reply comes back', async () => {
    const phone = await visit({ language: 'ar', width: 360 })
    await logIn(phone, portal().url, 'user')
    await phone.getByRole('button', { name: shellAr.file_complaint }).click()
    const modal = dialog(phone)
    await modal.getByRole('radio', { name: widgetAr.type_user }).click()
    await modal.locator('textarea[name=body]').fill(BODY)
    const box = await modal.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360, 'the modal fits the phone').toBe(true)
    await modal.getByRole('button', { name: widgetAr.send }).click()
    await modal.getByText(widgetAr.received_user).waitFor()
    await phone.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })

    const officer = await visit({ width: 1440 })
    await logIn(officer, portal().url, 'complaints_officer')
    await officer.getByRole('main').getByRole('link', { name: 'Complaints', exact: true }).click()
    await rowOf(officer, BEGINNING).getByText(en.answers.no).waitFor()
    const drawer = await openComplaint(officer, BEGINNING)
    expect(new URL(officer.url()).searchParams.get('open')).toMatch(/^[0-9a-f-]{36}$/)
    await drawer.getByText('user@demo.test').waitFor()

    await handle(drawer, { opens: en.acts.reply, text: REPLY, sends: en.sends.reply, done: en.done.reply })
    await handle(drawer, { opens: en.acts.comment, text: SECRET, sends: en.sends.comment, done: en.done.comment })
    await handle(drawer, { opens: en.acts.close, text: 'Settled.', sends: en.sends.close, done: en.done.close })
    const history = drawer.getByRole('list', { name: 'History' })
    expect(await history.getByRole('listitem').allTextContents()).toHaveLength(4)
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    await rowOf(officer, BEGINNING).getByText(en.statuses.closed).waitFor()
    await rowOf(officer, BEGINNING).getByText(en.answers.yes).waitFor()

    await phone.goto(`${portal().url}/sup/account?tab=complaints`)
    await phone.getByText(REPLY).waitFor()
    await phone.getByText(accountAr.statuses.closed).first().waitFor()
    expect(await phone.content()).not.toContain(SECRET)
    const sent = await phone.request.get(`${portal().url}/api/complaints/own`)
    expect(await sent.text()).not.toContain(SECRET)

    await openComplaint(officer, BEGINNING)
    await handle(drawer, {
      opens: en.acts.reopen,
      text: 'It happened again.',
      sends: en.sends.reopen,
      done: en.done.reopen,
    })
    await officer.keyboard.press('Escape')
    await rowOf(officer, BEGINNING).getByText(en.statuses.new).waitFor()
    await phone.reload()
    await phone.getByText(REPLY).waitFor()
    await phone.getByText(accountAr.statuses.new).first().waitFor()
  })

  it('is seen by two at once: the second is shown what the first did, and nothing typed is lost', async () => {
    const [first, second] = [await visit(), await visit()]
    for (const page of [first, second]) {
      await openSession(page, portal().url, 'complaints_officer')
      await page.goto(`${portal().url}/staff/complaints?answered=no&identity_type=self`)
    }
    const beginning = (await first.getByRole('row').nth(1).getByRole('link').textContent()) ?? ''
    const mine = await openComplaint(first, beginning)
    const theirs = await openComplaint(second, beginning)
    await theirs.getByRole('button', { name: en.acts.reply, exact: true }).click()
    await theirs.locator('textarea').fill('The second answer')
    await handle(mine, { opens: en.acts.reply, text: 'The first answer', sends: en.sends.reply, done: en.done.reply })
    await theirs.getByRole('button', { name: en.sends.reply }).click()
    await theirs.getByRole('alert').getByText('Someone else changed this').waitFor()
    await theirs.getByText('The first answer').first().waitFor()
    expect(await theirs.locator('textarea').inputValue()).toBe('The second answer')
  })
})
