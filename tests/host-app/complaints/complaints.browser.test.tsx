import { cleanup, render } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import ar from '../../../packages/host-app/src/locales/ar/complaints_desk.json'
import en from '../../../packages/host-app/src/locales/en/complaints_desk.json'
import Complaints from '../../../packages/host-app/src/screens/complaints/Complaints.tsx'
import {
  anonymousOf,
  complaintOf,
  type StoredComplaint,
  someComplaints,
} from '../../../stories/screens/complaint-records.ts'
import { type FakeComplaints, fakeComplaints } from '../../../stories/screens/fake-complaints.ts'
import { InPortal } from '../support/in-portal.tsx'

const start = location.pathname + location.search
let uninstall = () => undefined as unknown

const show = (server: FakeComplaints, open?: StoredComplaint, language: 'en' | 'ar' = 'en') => {
  uninstall = server.install()
  history.replaceState(null, '', open ? `${location.pathname}?open=${open.id}` : location.pathname)
  render(
    <InPortal language={language}>
      <Complaints />
    </InPortal>,
  )
}

const sheet = page.getByRole('dialog')
const button = (name: string) => sheet.getByRole('button', { name, exact: true })
const field = (name: string) => sheet.getByRole('textbox', { name, exact: false })
const row = (body: string) => page.getByRole('row', { name: body, exact: false })

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  cleanup()
  uninstall()
  history.replaceState(null, '', start)
})

describe('handling a complaint', () => {
  test('a reply is checked, sent, shown where it was written and in the list', async () => {
    const complaint = complaintOf(101)
    show(fakeComplaints({ rows: [complaint] }), complaint)
    await button(en.acts.reply).click()
    await expect.element(field(en.fields.reply)).toHaveFocus()
    await button(en.sends.reply).click()
    await expect.element(field(en.fields.reply)).toHaveAccessibleDescription(/cannot be empty/)
    await field(en.fields.reply).fill('It will leave on time.')
    await button(en.sends.reply).click()
    await expect.element(sheet.getByText(en.done.reply)).toBeVisible()
    await expect.element(button(en.changes.reply)).toHaveFocus()
    await expect.element(sheet.getByText('It will leave on time.').first()).toBeVisible()
    await expect.element(sheet.getByRole('list', { name: 'History' })).toMatchTextContent(en.events.replied)
    await button('Close').first().click()
    await expect.element(row(complaint.body)).toMatchTextContent(en.answers.yes)
  })

  test('closing asks for a note, reopening for a reason, each in the place of the other', async () => {
    const complaint = complaintOf(102)
    show(fakeComplaints({ rows: [complaint] }), complaint)
    const state = sheet.getByRole('region', { name: en.state })
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
    await expect.element(sheet.getByRole('list', { name: 'History' })).toMatchTextContent('It happened again.')
  })

  test('a row that changed meanwhile is shown as it is now, what was typed stays, and the next try goes through', async () => {
    const complaint = complaintOf(103)
    const server = fakeComplaints({ rows: [complaint] })
    show(server, complaint)
    await button(en.acts.comment).click()
    await field(en.fields.comment).fill('Mine')
    server.change(complaint.id, { inner_comment: 'Theirs' })
    await button(en.sends.comment).click()
    await expect.element(sheet.getByRole('alert')).toMatchTextContent('Someone changed this meanwhile')
    await expect.element(sheet.getByText('Theirs', { exact: true })).toBeVisible()
    await expect.element(field(en.fields.comment)).toHaveValue('Mine')
    await button(en.sends.comment).click()
    await expect.element(sheet.getByText(en.done.comment)).toBeVisible()
    expect(server.rows()[0]?.inner_comment).toBe('Mine')
  })

  test('a failure stands beside the button and keeps what was typed', async () => {
    const complaint = complaintOf(104)
    const server = fakeComplaints({ rows: [complaint] })
    show(server, complaint)
    await button(en.acts.reply).click()
    await field(en.fields.reply).fill('Typed once')
    server.fail('unavailable')
    await button(en.sends.reply).click()
    await expect.element(sheet.getByRole('alert')).toMatchTextContent('No connection to the server')
    await expect.element(field(en.fields.reply)).toHaveValue('Typed once')
    server.fail(null)
    await button(en.sends.reply).click()
    await expect.element(sheet.getByText(en.done.reply)).toBeVisible()
  })

  test('what was typed outlives the closing of the form and of the complaint', async () => {
    const complaint = complaintOf(105)
    show(fakeComplaints({ rows: [complaint] }), complaint)
    await button(en.acts.reply).click()
    await field(en.fields.reply).fill('Half a senten')
    await button(en.put_away).click()
    await expect.element(button(en.acts.reply)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet).not.toBeInTheDocument()
    await page.getByRole('link', { name: complaint.body }).click()
    await expect.element(field(en.fields.reply)).toHaveValue('Half a senten')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Half a senten')
  })
})

describe('putting a complaint away', () => {
  test('a complaint that has left the list leaves the focus in the page', async () => {
    const complaint = complaintOf(110)
    show(fakeComplaints({ rows: [complaint, complaintOf(111)] }))
    history.pushState(null, '', `${location.pathname}?status=new`)
    await page.getByRole('link', { name: complaint.body }).click()
    await sheet.getByRole('region', { name: en.state }).getByRole('button').click()
    await field(en.fields.close).fill('Settled.')
    await button(en.sends.close).click()
    await expect.element(sheet.getByText(en.done.close)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('link', { name: complaint.body })).not.toBeInTheDocument()
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('an address with something else than an id opens nothing', async () => {
    const server = fakeComplaints({ rows: someComplaints })
    show(server, { ...complaintOf(1), id: "x'--" })
    await expect.element(page.getByRole('table')).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    expect(server.calls.filter(call => /complaints\//.test(call))).toEqual([])
  })
})

describe('what the row allows', () => {
  test('an anonymous complaint names nobody, keeps the day only, and offers no reply but says why', async () => {
    const complaint = anonymousOf(106, { null_username: 'ghost' })
    show(fakeComplaints({ rows: [complaint] }), complaint)
    await expect.element(sheet.getByText(en.cannot_reply)).toBeVisible()
    await expect.element(sheet.getByText('ghost')).toBeVisible()
    await expect.element(sheet.getByText(en.username_help)).toBeVisible()
    await expect.element(button(en.acts.reply)).not.toBeInTheDocument()
    await expect.element(button(en.acts.comment)).toBeVisible()
    // The start of 11 November in Istanbul, whatever the zone of this device.
    await expect.element(sheet.getByText('11-Nov-2026').first()).toBeVisible()
  })

  test('whoever filed it sees status, reply and history, and nothing that is for staff', async () => {
    const nothing = { reply: false, comment: false, close: false, reopen: false }
    const complaint = complaintOf(107, { filed_by: null, can: nothing, reply: 'It is settled.' })
    show(fakeComplaints({ rows: [complaint] }), complaint)
    await expect.element(sheet).toHaveAccessibleName(en.from_you)
    await expect.element(sheet.getByText('It is settled.')).toBeVisible()
    expect(
      sheet
        .getByRole('button')
        .elements()
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['Close'])
    await expect.element(sheet.getByText(en.comment)).not.toBeInTheDocument()
    await expect.element(sheet.getByText(en.state)).not.toBeInTheDocument()
  })
})

describe('how it looks', () => {
  test('lines are kept and each is set in the direction of its own script', async () => {
    const complaint = complaintOf(108, { body: 'First line\nالسطر الثاني\n<b>not bold</b>' })
    show(fakeComplaints({ rows: [complaint] }), complaint)
    const body = sheet.getByText(/First line/)
    await expect.element(body).toMatchTextContent('<b>not bold</b>')
    const style = getComputedStyle(body.element())
    expect([style.whiteSpace, style.unicodeBidi]).toEqual(['pre-wrap', 'plaintext'])
  })

  test.each([['en', en] as const, ['ar', ar] as const])(
    'has no accessibility violations, list and sheet (%s)',
    async (language, t) => {
      const violations = async () =>
        (await axe.run(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])
      const [open] = someComplaints
      show(fakeComplaints({ rows: someComplaints }), undefined, language)
      await expect.element(page.getByRole('table')).toBeVisible()
      expect(await violations()).toEqual([])
      cleanup()
      show(fakeComplaints({ rows: someComplaints }), open, language)
      await button(t.acts.reply).click()
      await button(t.sends.reply).click()
      expect(await violations()).toEqual([])
    },
  )

  test.each([320, 360])('nothing is cut off sideways at %i px', async width => {
    await page.viewport(width, 740)
    show(
      fakeComplaints({ rows: [complaintOf(109, { body: 'w'.repeat(400) }), ...someComplaints] }),
      complaintOf(109),
      'ar',
    )
    await expect.element(sheet).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})
