import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/complaints/complaint_handling.json'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import { complaintOf } from '../../../../stories/complaints/complaint-records.ts'
import { fakeComplaints } from '../../../../stories/complaints/fake-complaints.ts'
import { signIn, signInForAll } from '../../../../stories/support/signed-in.ts'
import { button, drawer, field, show, useCleanUp } from './show-complaints.tsx'

useCleanUp()

const rows = [1, 2, 3].map(number => complaintOf(number))
const onPage = (name: string) => page.getByRole('button', { name, exact: true })

const selectAll = async () => {
  const boxes = page.getByRole('checkbox')
  await expect.poll(() => boxes.elements().length).toBe(rows.length + 1)
  await boxes.first().click()
}

describe('several complaints', () => {
  test('are closed with one note, with a conflict reported for the one somebody else changed', async () => {
    signInForAll()
    const server = fakeComplaints({ rows })
    show(server)
    await selectAll()
    const [first, second, third] = rows
    server.change(second?.id ?? '', { body: second?.body ?? '' })
    await onPage(en.acts.close).click()
    await expect.element(drawer.getByText('3 complaints')).toBeVisible()
    await button(en.sends_many.close).click()
    await expect.element(field(en.fields.close)).toHaveAccessibleDescription(/cannot be empty/)
    await field(en.fields.close).fill('Settled by phone.')
    await button(en.sends_many.close).click()
    await expect.element(drawer.getByRole('status')).toMatchTextContent('Done: 2. Not done: 1.')
    await expect.element(drawer.getByRole('listitem')).toMatchTextContent(errors.changed_meanwhile)
    const statusOf = (id = '') => server.rows().find(row => row.id === id)
    expect([first, second, third].map(row => statusOf(row?.id)?.status)).toEqual(['closed', 'new', 'closed'])
    expect(statusOf(third?.id)?.events.at(-1)?.text).toBe('Settled by phone.')
    await button(blocks.close).last().click()
    // Closed complaints are deselected.
    await expect.element(onPage(en.acts.close)).not.toBeInTheDocument()
  })

  test('stay open with the typed note when the connection fails, and are closed once by the next try', async () => {
    signInForAll()
    const server = fakeComplaints({ rows })
    show(server)
    await selectAll()
    await onPage(en.acts.close).click()
    await field(en.fields.close).fill('Settled.')
    server.fail('unavailable')
    await button(en.sends_many.close).click()
    await expect.element(drawer.getByRole('alert')).toBeVisible()
    await expect.element(field(en.fields.close)).toHaveValue('Settled.')
    server.fail(null)
    await button(en.sends_many.close).click()
    await expect.element(drawer.getByRole('status')).toMatchTextContent('Done: 3.')
    expect(server.rows().map(({ events }) => events.filter(({ kind }) => kind === 'closed').length)).toEqual([1, 1, 1])
  })

  test('cannot be selected without the privilege to handle them', async () => {
    signIn('complaints', 'view_all')
    show(fakeComplaints({ rows }))
    await expect.element(page.getByText(rows[0]?.body ?? '').first()).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  })
})
