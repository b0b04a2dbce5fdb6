import widget from '@portal/widgets/locales/en/complaints.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import en from '../../../packages/host-app/src/locales/en/complaints_desk.json' with { type: 'json' }
import { useBrowser } from '../support/browser.ts'
import { logIn } from '../support/people.ts'
import { usePortal } from '../support/portal.ts'
import { dialog, handle, openComplaint } from './desk.ts'

describe('a private complaint', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('shows no sender, says why it cannot be answered, and can still be handled', async () => {
    const user = await visit()
    await logIn(user, portal().url, 'trainee')
    await user.getByRole('button', { name: 'File a complaint' }).click()
    const modal = dialog(user)
    await modal.locator('input[name=null_username]').fill('a trainee from the morning group')
    await modal.locator('textarea[name=body]').fill('Nobody is told where the first aid box is.')
    await modal.getByRole('button', { name: widget.send }).click()
    await modal.getByText(widget.received_private).waitFor()

    const desk = await visit()
    await logIn(desk, portal().url, 'complaints_officer')
    await desk.goto(`${portal().url}/staff/complaints?identity_type=anonymous&search=first+aid`)
    const sheet = await openComplaint(desk, 'Nobody is told')
    await sheet.getByRole('heading', { name: en.from_anonymous }).waitFor()
    await sheet.getByText(en.cannot_reply).waitFor()
    await sheet.getByText('a trainee from the morning group').waitFor()
    await sheet.getByText(en.username_help).waitFor()
    expect(await sheet.getByRole('button', { name: en.acts.reply, exact: true }).count()).toBe(0)
    const shown = await sheet.textContent()
    for (const sign of ['Sami', 'Nasser', 'trainee@demo.test']) expect(shown).not.toContain(sign)
    // The day, and no time of it.
    expect(await sheet.locator('time').first().textContent()).toMatch(/^\d{2}-[A-Z][a-z]{2}-\d{4}$/)
    await handle(sheet, {
      opens: en.acts.close,
      text: 'A sign hangs there now.',
      sends: en.sends.close,
      done: en.done.close,
    })

    await user.goto(`${portal().url}/staff/account?tab=complaints`)
    await user.getByRole('heading', { level: 1 }).waitFor()
    await user.waitForLoadState('networkidle')
    expect(await user.content()).not.toContain('first aid box')
  })
})
