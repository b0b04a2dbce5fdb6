import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { dialog, handle, openComplaint, rowOf } from './handling.ts'

const BODY = 'الحافلة تغادر قبل موعدها بعشر دقائق.\nحدث هذا ثلاث مرات هذا الأسبوع.'
const BEGINNING = 'الحافلة تغادر قبل موعدها بعشر دقائق.'
const REPLY = 'شكرًا. ستنطلق الحافلة في موعدها ابتداءً من الأحد.'
const SECRET = 'Talked to the driver, he did not know.'

describe.each(languages())('a complaint in the sender’s own name, in %s', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('is filed on a phone, answered by staff, closed, and reopened, while comments stay internal', async () => {
    const phone = await visit({ language, width: 360 })
    await logIn(phone, portal().url, 'user')
    await phone.getByRole('button', { name: t('shell.file_complaint') }).click()
    const modal = dialog(phone)
    await modal.getByRole('radio', { name: t('complaints.type_user') }).click()
    await modal.locator('textarea[name=body]').fill(BODY)
    const box = await modal.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360, 'the modal fits the phone').toBe(true)
    await modal.getByRole('button', { name: t('complaints.send') }).click()
    await modal.getByText(t('complaints.received_user')).waitFor()
    await phone.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })

    const officer = await visit({ language, width: 1440 })
    await logIn(officer, portal().url, 'complaints_officer')
    await officer
      .getByRole('main')
      .getByRole('link', { name: t('shell.pages.Complaints'), exact: true })
      .click()
    await rowOf(officer, BEGINNING).getByText(t('complaint_handling.answers.no')).waitFor()
    const drawer = await openComplaint(officer, BEGINNING)
    expect(new URL(officer.url()).searchParams.get('open')).toMatch(/^[0-9a-f-]{36}$/)
    await drawer.getByText('user@demo.test').waitFor()

    await handle(drawer, {
      opens: t('complaint_handling.acts.reply'),
      text: REPLY,
      sends: t('complaint_handling.sends.reply'),
      done: t('complaint_handling.done.reply'),
    })
    await handle(drawer, {
      opens: t('complaint_handling.acts.comment'),
      text: SECRET,
      sends: t('complaint_handling.sends.comment'),
      done: t('complaint_handling.done.comment'),
    })
    await handle(drawer, {
      opens: t('complaint_handling.acts.close'),
      text: 'Settled.',
      sends: t('complaint_handling.sends.close'),
      done: t('complaint_handling.done.close'),
    })
    const history = drawer.getByRole('list', { name: t('blocks.history') })
    expect(await history.getByRole('listitem').allTextContents()).toHaveLength(4)
    await drawer.getByRole('button', { name: t('ui.close'), exact: true }).click()
    await rowOf(officer, BEGINNING).getByText(t('complaint_handling.statuses.closed')).waitFor()
    await rowOf(officer, BEGINNING).getByText(t('complaint_handling.answers.yes')).waitFor()

    await phone.goto(`${portal().url}/sup/account?tab=complaints`)
    await phone.getByText(REPLY).waitFor()
    await phone.getByText(t('account.statuses.closed')).first().waitFor()
    expect(await phone.content()).not.toContain(SECRET)
    const sent = await phone.request.get(`${portal().url}/api/complaints/own`)
    expect(await sent.text()).not.toContain(SECRET)

    await openComplaint(officer, BEGINNING)
    await handle(drawer, {
      opens: t('complaint_handling.acts.reopen'),
      text: 'It happened again.',
      sends: t('complaint_handling.sends.reopen'),
      done: t('complaint_handling.done.reopen'),
    })
    await officer.keyboard.press('Escape')
    await rowOf(officer, BEGINNING).getByText(t('complaint_handling.statuses.new')).waitFor()
    await phone.reload()
    await phone.getByText(REPLY).waitFor()
    await phone.getByText(t('account.statuses.new')).first().waitFor()
  })
})
