import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/complaints/complaint_handling.json'
import { complaintOf, someComplaints } from '../../../../stories/complaints/complaint-records.ts'
import { fakeComplaints } from '../../../../stories/complaints/fake-complaints.ts'
import { button, drawer, field, show, useCleanUp } from './show-complaints.tsx'

useCleanUp()

const row = (body: string) => page.getByRole('row', { name: body, exact: false })

describe('handling a complaint', () => {
  test('validates a reply, sends it, and shows it in the drawer and in the list', async () => {
    const complaint = complaintOf(101)
    show(fakeComplaints({ rows: [complaint] }), complaint)
    await button(en.acts.reply).click()
    await expect.element(field(en.fields.reply)).toHaveFocus()
    await button(en.sends.reply).click()
    await expect.element(field(en.fields.reply)).toHaveAccessibleDescription(/cannot be empty/)
    await expect.element(field(en.fields.reply)).toHaveFocus()
    await field(en.fields.reply).fill('It will leave on time.')
    await button(en.sends.reply).click()
    await expect.element(drawer.getByText(en.done.reply)).toBeVisible()
    await expect.element(button(en.changes.reply)).toHaveFocus()
    await expect.element(drawer.getByText('It will leave on time.').first()).toBeVisible()
    await expect.element(drawer.getByRole('list', { name: 'History' })).toMatchTextContent(en.events.replied)
    await button('Close').first().click()
    await expect.element(row(complaint.body)).toMatchTextContent(en.answers.yes)
  })

  test('shows the complainant’s additions with their day and their pictures', async () => {
    const [, anonymous] = someComplaints
    show(fakeComplaints({ rows: someComplaints }), anonymous)
    const additions = drawer.getByRole('region', { name: en.additions })
    await expect.element(additions).toMatchTextContent('This is what the kitchen looked like.')
    await expect.element(additions).toMatchTextContent('13-Nov-2026')
    await expect.element(additions).not.toMatchTextContent(/\d:\d\d/)
    await expect.element(additions.getByRole('button', { name: 'Show preview' })).toBeVisible()
    const { url } = anonymous?.additions[0]?.attachments[0] ?? {}
    const link = additions.getByRole('link', { name: 'Download picture 1' })
    await expect.element(link).toBeVisible()
    expect(link.element().getAttribute('href')).toMatch(new RegExp(`/api${url}$`))
  })

  test('requires a note to close and a reason to reopen, each button replacing the other', async () => {
    const complaint = complaintOf(102)
    show(fakeComplaints({ rows: [complaint] }), complaint)
    const state = drawer.getByRole('region', { name: en.state })
    await state.getByRole('button', { name: en.acts.close }).click()
    await field(en.fields.close).fill('Settled by phone.')
    await button(en.sends.close).click()
    await expect.element(state).toMatchTextContent(en.done.close)
    await expect.element(state.getByRole('button', { name: en.acts.reopen })).toHaveFocus()
    await state.getByRole('button', { name: en.acts.reopen }).click()
    await field(en.fields.reopen).fill('It happened again.')
    await button(en.sends.reopen).click()
    await expect.element(state).toMatchTextContent(en.done.reopen)
    await expect.element(state.getByRole('button', { name: en.acts.close })).toHaveFocus()
    await expect.element(drawer.getByRole('list', { name: 'History' })).toMatchTextContent('It happened again.')
  })

  test('shows the new version after a conflict, keeps the input, and succeeds on the next try', async () => {
    const complaint = complaintOf(103)
    const server = fakeComplaints({ rows: [complaint] })
    show(server, complaint)
    await button(en.acts.comment).click()
    await field(en.fields.comment).fill('Mine')
    server.change(complaint.id, { inner_comment: 'Theirs' })
    await button(en.sends.comment).click()
    await expect.element(drawer.getByRole('alert')).toMatchTextContent('Someone else changed this')
    await expect.element(drawer.getByText('Theirs', { exact: true })).toBeVisible()
    await expect.element(field(en.fields.comment)).toHaveValue('Mine')
    await button(en.sends.comment).click()
    await expect.element(drawer.getByText(en.done.comment)).toBeVisible()
    expect(server.rows()[0]?.inner_comment).toBe('Mine')
  })

  test('shows a failure in the drawer and preserves the input', async () => {
    const complaint = complaintOf(104)
    const server = fakeComplaints({ rows: [complaint] })
    show(server, complaint)
    await button(en.acts.reply).click()
    await field(en.fields.reply).fill('Typed once')
    server.fail('unavailable')
    await button(en.sends.reply).click()
    await expect.element(drawer.getByRole('alert')).toMatchTextContent('No connection to the server')
    await expect.element(field(en.fields.reply)).toHaveValue('Typed once')
    server.fail(null)
    await button(en.sends.reply).click()
    await expect.element(drawer.getByText(en.done.reply)).toBeVisible()
  })

  test('keeps the input in memory after the form and the complaint are closed', async () => {
    const complaint = complaintOf(105)
    show(fakeComplaints({ rows: [complaint] }), complaint)
    await button(en.acts.reply).click()
    await field(en.fields.reply).fill('Half a senten')
    await button(en.put_away).click()
    await expect.element(button(en.acts.reply)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await page.getByRole('link', { name: complaint.body }).click()
    await expect.element(field(en.fields.reply)).toHaveValue('Half a senten')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Half a senten')
  })
})

describe('closing the drawer', () => {
  test('focuses main when the complaint has left the list', async () => {
    const complaint = complaintOf(110)
    show(fakeComplaints({ rows: [complaint, complaintOf(111)] }))
    history.pushState(null, '', `${location.pathname}?status=new`)
    await page.getByRole('link', { name: complaint.body }).click()
    await drawer.getByRole('region', { name: en.state }).getByRole('button').click()
    await field(en.fields.close).fill('Settled.')
    await button(en.sends.close).click()
    await expect.element(drawer.getByText(en.done.close)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: complaint.body })).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('opens nothing for a malformed ID in the URL', async () => {
    const server = fakeComplaints({ rows: someComplaints })
    show(server, { ...complaintOf(1), id: "x'--" })
    await expect.element(page.getByRole('table')).toBeVisible()
    await expect.element(drawer).not.toBeInTheDocument()
    expect(server.calls.filter(({ path }) => path.startsWith('/complaints/'))).toEqual([])
  })
})
