import widget from '@portal/widgets/locales/en/complaints.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import en from '../../../packages/host-app/src/locales/en/complaint_handling.json' with { type: 'json' }
import { useBrowser } from '../support/browser.ts'
import { logIn } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'
import { dialog, rowOf, tabTo } from './handling.ts'

const BODY = 'The ramp at the entrance is blocked by chairs.'

describe('without a mouse', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('a complaint is filed, found, answered and closed, and the focus is never lost', async () => {
    const user = await visit()
    await logIn(user, portal().url, 'user')
    const opener = user.getByRole('button', { name: 'File a complaint' })
    await tabTo(user, opener)
    await user.keyboard.press('Enter')
    const modal = dialog(user)
    await tabTo(user, modal.getByRole('radio', { name: widget.type_private }))
    await user.keyboard.press('ArrowRight')
    await tabTo(user, modal.locator('textarea[name=body]'))
    await user.keyboard.type(BODY)
    await tabTo(user, modal.getByRole('button', { name: widget.send }))
    await user.keyboard.press('Enter')
    await modal.getByText(widget.received_user).waitFor()
    await user.keyboard.press('Escape')
    await modal.waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate(one => one === document.activeElement)).toBe(true)

    const officer = await visit()
    await logIn(officer, portal().url, 'complaints_officer')
    await tabTo(officer, officer.getByRole('main').getByRole('link', { name: 'Complaints', exact: true }))
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
    await doneBy(en.acts.reply, 'The chairs are gone.', en.sends.reply, en.done.reply, en.changes.reply)
    await doneBy(en.acts.close, 'Checked on site.', en.sends.close, en.done.close, en.acts.reopen)
    await officer.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate(one => one === document.activeElement)).toBe(true)
    await rowOf(officer, BODY).getByText(en.statuses.closed).waitFor()
  })
})
