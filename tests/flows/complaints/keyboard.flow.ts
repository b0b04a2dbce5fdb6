import widget from '@portal/widgets/locales/en/complaints.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import en from '../../../packages/host-app/src/locales/en/complaints_desk.json' with { type: 'json' }
import { useBrowser } from '../support/browser.ts'
import { logIn } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'
import { dialog, rowOf, tabTo } from './desk.ts'

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

    const desk = await visit()
    await logIn(desk, portal().url, 'complaints_officer')
    await tabTo(desk, desk.getByRole('main').getByRole('link', { name: 'Complaints' }))
    await desk.keyboard.press('Enter')
    await tabTo(desk, desk.getByRole('searchbox'))
    await desk.keyboard.type('ramp at the entrance')
    await desk.waitForURL(/search=ramp/)
    const link = rowOf(desk, BODY).getByRole('link')
    await tabTo(desk, link)
    await desk.keyboard.press('Enter')
    const sheet = dialog(desk)
    const doneBy = async (opens: string, text: string, sends: string, done: string, after: string) => {
      await tabTo(desk, sheet.getByRole('button', { name: opens, exact: true }).last())
      await desk.keyboard.press('Enter')
      await sheet.locator('textarea').waitFor()
      await desk.keyboard.type(text)
      await tabTo(desk, sheet.getByRole('button', { name: sends }))
      await desk.keyboard.press('Enter')
      await sheet.getByText(done).waitFor()
      const next = sheet.getByRole('button', { name: after, exact: true })
      await expect.poll(() => next.last().evaluate(one => one === document.activeElement)).toBe(true)
    }
    await doneBy(en.acts.reply, 'The chairs are gone.', en.sends.reply, en.done.reply, en.changes.reply)
    await doneBy(en.acts.close, 'Checked on site.', en.sends.close, en.done.close, en.acts.reopen)
    await desk.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate(one => one === document.activeElement)).toBe(true)
    await rowOf(desk, BODY).getByText(en.statuses.closed).waitFor()
  })
})
