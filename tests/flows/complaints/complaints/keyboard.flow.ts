import { describe, expect, it } from 'vitest'
import { useBrowser } from '../../support/browser.ts'
import { languages } from '../../support/language.ts'
import { logIn } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'
import { dialog, rowOf, tabTo } from './handling.ts'

const BODY = 'The ramp at the entrance is blocked by chairs.'

describe.each(languages())('by keyboard only, in %s,', language => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn(language)

  it('a complaint is filed, found, answered, and closed, and focus is never lost', async () => {
    const user = await visit({ language })
    await logIn(user, portal().url, 'user')
    const opener = user.getByRole('button', { name: t('shell.file_complaint') })
    await tabTo(user, opener)
    await user.keyboard.press('Enter')
    const modal = dialog(user)
    await tabTo(user, modal.getByRole('radio', { name: t('complaints.type_private') }))
    await user.keyboard.press('ArrowRight')
    await tabTo(user, modal.locator('textarea[name=body]'))
    await user.keyboard.type(BODY)
    await tabTo(user, modal.getByRole('button', { name: t('complaints.send') }))
    await user.keyboard.press('Enter')
    await modal.getByText(t('complaints.received_user')).waitFor()
    await user.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate(one => one === document.activeElement)).toBe(true)

    const officer = await visit({ language })
    await logIn(officer, portal().url, 'complaints_officer')
    await tabTo(
      officer,
      officer.getByRole('main').getByRole('link', { name: t('shell.pages.Complaints'), exact: true }),
    )
    await officer.keyboard.press('Enter')
    await tabTo(officer, officer.getByRole('searchbox'))
    await officer.keyboard.type('ramp at the entrance')
    await officer.waitForURL(/search=ramp/)
    const link = rowOf(officer, BODY).getByRole('link')
    await tabTo(officer, link)
    await officer.keyboard.press('Enter')
    const drawer = dialog(officer)
    const doneBy = async (opens: string, text: string, sends: string, done: string, after: string) => {
      await tabTo(officer, drawer.getByRole('button', { name: opens, exact: true }).last())
      await officer.keyboard.press('Enter')
      await drawer.locator('textarea').waitFor()
      await officer.keyboard.type(text)
      await tabTo(officer, drawer.getByRole('button', { name: sends }))
      await officer.keyboard.press('Enter')
      await drawer.getByText(done).waitFor()
      const next = drawer.getByRole('button', { name: after, exact: true })
      await expect.poll(() => next.last().evaluate(one => one === document.activeElement)).toBe(true)
    }
    await doneBy(
      t('complaint_handling.acts.reply'),
      'The chairs are gone.',
      t('complaint_handling.sends.reply'),
      t('complaint_handling.done.reply'),
      t('complaint_handling.changes.reply'),
    )
    await doneBy(
      t('complaint_handling.acts.close'),
      'Checked on site.',
      t('complaint_handling.sends.close'),
      t('complaint_handling.done.close'),
      t('complaint_handling.acts.reopen'),
    )
    await officer.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate(one => one === document.activeElement)).toBe(true)
    await rowOf(officer, BODY).getByText(t('complaint_handling.statuses.closed')).waitFor()
  })
})
