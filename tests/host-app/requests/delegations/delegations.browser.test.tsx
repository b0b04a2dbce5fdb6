import { addDelegation, revokeDelegation } from '@portal/contract/requests/delegations'
import { listHistory } from '@portal/contract/workspace/history'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import en from '../../../../packages/host-app/src/locales/en/requests/delegations.json'
import changes from '../../../../packages/host-app/src/locales/en/workspace/history.json'
import Delegations from '../../../../packages/host-app/src/requests/delegations/Delegations.tsx'
import { active, answerDelegations, delegations, upcoming } from '../../../../stories/requests/delegation-records.ts'
import { pageOf, Refused } from '../../../../stories/support/fake-api.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { changeOf } from '../../../../stories/workspace/change-records.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi(signInForAll)

const show = (query = 'day=2025-06-17', rows = delegations) => {
  answerDelegations(api, rows)
  showScreen(<Delegations />, { query })
}

const drawer = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const menuOf = (name: RegExp) => page.getByRole('row', { name }).getByRole('button')
const typeDay = async (name: RegExp, digits: string) => {
  await drawer.getByRole('group', { name }).getByRole('spinbutton').first().click()
  await userEvent.keyboard(digits)
}

describe('the delegation calendar', () => {
  test('shows by keyboard who signs for whom on a day', async () => {
    show()
    const day = (name: RegExp) => page.getByRole('button', { name })
    await expect.element(day(/18 June 2025/)).toHaveAccessibleDescription(en.marked)
    await expect.element(page.getByText('Hala Jaber', { exact: false }).first()).toBeVisible()
    const shown = page.getByRole('heading', { level: 3 })
    await expect.element(shown).toMatchTextContent(/17-Jun-2025/)
    const focused = day(/17 June 2025/).element()
    if (focused instanceof HTMLElement) focused.focus()
    // Changing the month selects no day.
    await userEvent.keyboard('{PageDown}')
    await expect.element(day(/17 July 2025/)).toHaveFocus()
    await expect.element(page.getByRole('list', { name: en.calendar })).toBeVisible()
    await userEvent.keyboard('{PageUp}')
    await expect.element(day(/17 June 2025/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(shown).toMatchTextContent(/24-Jun-2025/)
    await expect.element(page.getByText(en.nobody_signs)).toBeVisible()
    expect(new URLSearchParams(location.search).get('day')).toBe('2025-06-24')
  })
})

describe('one’s own delegations', () => {
  test('can be added for a period, with the server’s errors shown at their fields', async () => {
    show('day=2025-06-17&add=yes', [])
    api.on(addDelegation, () => {
      throw new Refused('invalid', { errors: [{ path: 'from', code: 'delegation_overlap' }] })
    })
    await drawer.getByRole('combobox').fill('Mehmet')
    await page.getByRole('option', { name: 'Mehmet Kaya' }).click()
    await typeDay(/^From/, '05122098')
    await typeDay(/^To/, '09122098')
    await drawer.getByRole('button', { name: en.add, exact: true }).click()
    await expect.element(drawer.getByText(errors.delegation_overlap).first()).toBeVisible()
    answerDelegations(api, [])
    await drawer.getByRole('button', { name: en.add, exact: true }).click()
    await expect.element(page.getByText(new RegExp(en.added))).toBeVisible()
    const body = { delegated_to_id: active.delegated_to?.id, from: '2098-12-05', to: '2098-12-09' }
    expect(sent('POST')).toEqual([body, body])
    await expect.element(page.getByRole('row', { name: /Mehmet Kaya for Rasha Omari/ })).toBeVisible()
  })

  test('allow changing only the last day while active, and can be revoked after a confirmation', async () => {
    show(`day=2025-06-17&open=${active.id}&act=edit`)
    await typeDay(/^To/, '09122098')
    expect(drawer.getByRole('combobox').query()).toBeNull()
    await drawer.getByRole('button', { name: blocks.save, exact: true }).click()
    const { id, from, delegated_to } = active
    await expect
      .poll(() => sent('PATCH'))
      .toEqual([{ id, version: 1, from, to: '2098-12-09', delegated_to_id: delegated_to?.id }])
    await expect.element(drawer).toHaveAccessibleName('Mehmet Kaya for Rasha Omari')
    await drawer.getByRole('button', { name: 'Close' }).click()
    await menuOf(/10-Jun-2025/).click()
    await page.getByRole('menuitem', { name: en.revoke }).click()
    expect(sent('POST')).toEqual([])
    await page.getByRole('alertdialog').getByRole('button', { name: en.revoke, exact: true }).click()
    await expect.element(page.getByText(new RegExp(en.revoked))).toBeVisible()
    expect(sent('POST')).toEqual([{ id, version: 2 }])
    await expect.element(page.getByRole('row', { name: /10-Jun-2025/ })).toMatchTextContent(/Revoked/)
  })

  test('can be revoked together after a confirmation, with the error of a failed one at its name', async () => {
    show()
    await page
      .getByRole('row', { name: /10-Jun-2025/ })
      .getByRole('checkbox')
      .click()
    await page
      .getByRole('row', { name: /01-Aug-2025/ })
      .getByRole('checkbox')
      .click()
    api.on(revokeDelegation, ({ id, version }) => {
      if (id === upcoming.id) throw new Refused('transition_refused')
      return { data: { ...active, version: version + 1, state: 'revoked' as const } }
    })
    await button(en.revoke).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toHaveAccessibleName(en.revoke_many_other.replace('{{count}}', '2'))
    expect(sent('POST')).toEqual([])
    await question.getByRole('button', { name: en.revoke, exact: true }).click()
    const some = blocks.rows_done_some.replace('{{done}}', '1').replace('{{left}}', '1')
    await expect.element(page.getByText(some, { exact: false })).toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: errors.transition_refused }))
      .toMatchTextContent(/Hala Jaber/)
    expect(new Set(sent('POST').map(({ id }) => id))).toEqual(new Set([active.id, upcoming.id]))
    await expect.element(page.getByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument()
  })

  test('open with their change history, even after they ended', async () => {
    const ended = delegations.find(({ state }) => state === 'ended')
    api.on(listHistory, () =>
      pageOf(changeOf({ fields: ['to'], values: [{ field: 'to', before: '2025-03-05', after: '2025-03-09' }] }, 1)),
    )
    show()
    await page
      .getByRole('row', { name: /02-Mar-2025/ })
      .getByRole('link')
      .click()
    await expect.element(drawer.getByText(en.states.ended)).toBeVisible()
    await drawer.getByRole('button', { name: changes.show }).click()
    await expect.element(drawer.getByText(/last day: 05-Mar-2025 → 09-Mar-2025/)).toBeVisible()
    expect(api.calls.findLast(({ path }) => path === '/history')?.given).toMatchObject({
      ...{ of_kind: 'delegation', of_id: ended?.id },
    })
  })

  test('can be deleted before they begin, and restored with Undo', async () => {
    show()
    await menuOf(/01-Aug-2025/).click()
    await page.getByRole('menuitem', { name: blocks.delete }).click()
    await expect.element(page.getByText(new RegExp(en.deleted))).toBeVisible()
    await expect.element(page.getByRole('row', { name: /01-Aug-2025/ })).not.toBeInTheDocument()
    await button(blocks.undo).click()
    const { from, to, delegated_to } = upcoming
    await expect.poll(() => sent('POST')).toEqual([{ from, to, delegated_to_id: delegated_to?.id }])
    await expect.element(page.getByRole('row', { name: /01-Aug-2025/ })).toBeVisible()
  })

  test('offer no actions when they belong to someone else or are over', async () => {
    show()
    await expect.element(page.getByRole('row', { name: /Rasha Omari for Hala Jaber/ })).toBeVisible()
    for (const name of [/Rasha Omari for Hala Jaber/, /Ended/, /Revoked/]) expect(menuOf(name).query()).toBeNull()
  })
})
