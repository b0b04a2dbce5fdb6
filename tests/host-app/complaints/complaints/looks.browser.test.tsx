import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/complaints/complaint_handling.json'
import { anonymousOf, complaintOf, someComplaints } from '../../../../stories/complaints/complaint-records.ts'
import { fakeComplaints } from '../../../../stories/complaints/fake-complaints.ts'
import { button, drawer, show, useCleanUp } from './show-complaints.tsx'

useCleanUp()

describe('an open complaint', () => {
  test('names nobody and shows no time when it is anonymous, and explains why a reply is not possible', async () => {
    const complaint = anonymousOf(106, { null_username: 'ghost' })
    show(fakeComplaints({ rows: [complaint] }), complaint)
    await expect.element(drawer.getByText(en.cannot_reply)).toBeVisible()
    await expect.element(drawer.getByText('ghost')).toBeVisible()
    await expect.element(drawer.getByText(en.username_help)).toBeVisible()
    await expect.element(button(en.acts.reply)).not.toBeInTheDocument()
    await expect.element(button(en.acts.comment)).toBeVisible()
    // The start of 11 November in Istanbul. The device's time zone does not matter.
    await expect.element(drawer.getByText('11-Nov-2026').first()).toBeVisible()
    await expect.element(drawer).toHaveAccessibleName(en.from_anonymous)
    await expect.element(drawer.getByText(en.anonymous, { exact: true })).toBeVisible()
    await expect.element(drawer.getByText(en.email, { exact: true })).not.toBeInTheDocument()
    expect(drawer.element().textContent).not.toMatch(/\d:\d\d/)
  })

  test('hides staff controls from the complainant', async () => {
    const nothing = { reply: false, comment: false, close: false, reopen: false }
    const complaint = complaintOf(107, { filed_by: null, can: nothing, reply: 'It is settled.' })
    show(fakeComplaints({ rows: [complaint] }), complaint)
    await expect.element(drawer).toHaveAccessibleName(en.from_you)
    await expect.element(drawer.getByText('It is settled.')).toBeVisible()
    expect(
      drawer
        .getByRole('button')
        .elements()
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(['Close'])
    await expect.element(drawer.getByText(en.comment)).not.toBeInTheDocument()
    await expect.element(drawer.getByText(en.state)).not.toBeInTheDocument()
  })
})

describe('the appearance of a complaint', () => {
  test('preserves line breaks and sets each paragraph in the direction of its own script', async () => {
    const complaint = complaintOf(108, { body: 'First line\nالسطر الثاني\n<b>not bold</b>' })
    show(fakeComplaints({ rows: [complaint] }), complaint)
    const body = drawer.getByText(/First line/)
    await expect.element(body).toMatchTextContent('<b>not bold</b>')
    const style = getComputedStyle(body.element())
    expect([style.whiteSpace, style.unicodeBidi]).toEqual(['pre-wrap', 'plaintext'])
  })

  test('has no horizontal overflow at 320 px', async () => {
    await page.viewport(320, 740)
    show(
      fakeComplaints({ rows: [complaintOf(109, { body: 'w'.repeat(400) }), ...someComplaints] }),
      complaintOf(109),
      'ar',
    )
    await expect.element(drawer).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
