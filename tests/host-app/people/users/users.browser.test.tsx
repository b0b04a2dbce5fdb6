import { userDeletion } from '@portal/contract/people/users/users'
import { listHistory } from '@portal/contract/workspace/history'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import privileges from '../../../../packages/host-app/src/locales/en/people/privileges.json'
import en from '../../../../packages/host-app/src/locales/en/people/users.json'
import impact from '../../../../packages/host-app/src/locales/en/workspace/deletion_impact.json'
import changes from '../../../../packages/host-app/src/locales/en/workspace/history.json'
import { pendingChange } from '../../../../stories/people/own-account/own-account-records.ts'
import { answerUserPrivileges } from '../../../../stories/people/privileges/privilege-records.ts'
import { blocked, huda, rana, sami } from '../../../../stories/people/users/user-records.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { changeOf } from '../../../../stories/workspace/change-records.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { query } from '../../support/show-screen.tsx'
import { drawer, inDrawer, sentTo, show } from './screen.tsx'

useFreshApi()

const choose = async (action: string) => {
  await drawer.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

describe('adding a user', () => {
  test('requires names, an email, and a permitted type, and says that an invitation was sent', async () => {
    show('add=yes')
    await inDrawer(en.invite).click()
    const email = drawer.getByRole('textbox', { name: /^Email/ })
    await expect.element(email).toHaveAccessibleDescription(/required|valid email/)
    await email.fill('Lina@Example.org')
    await drawer.getByRole('textbox', { name: /^First name \(English\)/ }).fill('Lina')
    await drawer.getByRole('textbox', { name: /^Last name \(English\)/ }).fill('Saad')
    await drawer.getByRole('textbox', { name: /^First name \(Arabic\)/ }).fill('لينا')
    await drawer.getByRole('textbox', { name: /^Last name \(Arabic\)/ }).fill('سعد')
    await drawer.getByRole('button', { name: /^Select a type/ }).click()
    expect(page.getByRole('option', { name: 'Instructor' }).query()).toBeNull()
    await page.getByRole('option', { name: 'Trainee' }).click()
    await inDrawer(en.invite).click()
    await expect.element(page.getByText(/An invitation was sent to .*lina@example.org/)).toBeVisible()
    expect(sentTo('/users')).toMatchObject([{ type: 'trainee', first_name_en: 'Lina', phone: '', language: 'en' }])
    await expect.poll(query).toEqual({ open: idOf(99) })
  })
})

describe('an account', () => {
  test('shows its facts and offers only permitted actions', async () => {
    const can = Object.fromEntries(Object.keys(rana.can).map(name => [name, false]))
    show(`open=${rana.id}`, [{ ...rana, can: { ...rana.can, ...can } }])
    await expect.element(drawer.getByText('rana.haddad@example.org')).toBeVisible()
    await expect.element(drawer.getByText('+963 944 000 111')).toBeVisible()
    expect(inDrawer('Edit').query()).toBeNull()
    expect(inDrawer('More actions').query()).toBeNull()
  })

  test('shows type changes with their values, and personal fields without values', async () => {
    api.on(listHistory, () =>
      pageOf(
        changeOf(
          { action: 'change_type', values: [{ field: 'account_type', before: 'staff', after: 'project_officer' }] },
          2,
        ),
        changeOf({ fields: ['phone', 'work_place'] }, 1),
      ),
    )
    show(`open=${rana.id}&tab=changes`)
    await expect.element(drawer.getByText(changes.actions.change_type)).toBeVisible()
    await expect.element(drawer.getByText('account type: Staff → Project officer')).toBeVisible()
    await expect.element(drawer.getByText('phone, work place')).toBeVisible()
    const asked = api.calls.findLast(({ path }) => path === '/history')?.given
    expect(asked).toMatchObject({ of_kind: 'user', of_id: rana.id })
  })

  test('shows its email as read-only when it may not be changed', async () => {
    show(`open=${rana.id}&act=edit`, [{ ...rana, can: { ...rana.can, change_email: false } }])
    await expect.element(drawer.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('readonly')
    const position = drawer.getByRole('textbox', { name: /^Position/ })
    await position.fill('')
    await inDrawer('Save').click()
    await expect.poll(() => sentTo(`/users/${rana.id}`)).toMatchObject([{ work_position: '', email: rana.email }])
    await expect.poll(query).toEqual({ open: rana.id })
  })

  test.each([
    ['more privileges than the viewer', null, en.email_fixed],
    ['a pending email change', pendingChange, en.email_waits],
  ])('with %s explains why its email may not be changed', async (_, email_change, reason) => {
    show(`open=${rana.id}&act=edit`, [{ ...rana, email_change, can: { ...rana.can, change_email: false } }])
    await expect.element(drawer.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(reason)
  })

  test('can be deactivated after a confirmation, and reactivated', async () => {
    show(`open=${rana.id}`)
    await choose(en.acts.deactivate)
    const asked = page.getByRole('dialog', { name: en.acts.deactivate })
    await expect.element(asked).toMatchTextContent('no longer possible')
    await asked.getByRole('button', { name: en.acts.deactivate }).click()
    await expect.element(page.getByText(en.done.deactivate, { exact: false })).toBeVisible()
    expect(sentTo('/users/deactivate')).toEqual([{ ids: [rana.id] }])
    await expect.element(drawer.getByText(en.statuses.deactivated)).toBeVisible()
    await choose(en.acts.reactivate)
    await page
      .getByRole('dialog', { name: en.acts.reactivate })
      .getByRole('button', { name: en.acts.reactivate })
      .click()
    await expect.element(page.getByText(en.done.reactivate, { exact: false })).toBeVisible()
  })

  test('shows its waiting invitation’s link only to people who may copy it', async () => {
    const waits = { ...sami, code_mail: 'kept' as const }
    const other = { ...waits, id: idOf(62), can: { ...sami.can, copy_invitation: false } }
    show(`open=${sami.id}`, [waits, other])
    await inDrawer(en.acts.copy_invitation).click()
    const asked = page.getByRole('dialog', { name: en.acts.copy_invitation })
    await asked.getByRole('button', { name: en.link_make }).click()
    await expect.element(asked.getByText(/#invitation=7K2MPQ4XWERT$/)).toBeVisible()
    cleanup()
    show(`open=${other.id}`, [waits, other])
    await expect.element(drawer.getByText(en.kept_invitation)).toBeVisible()
    expect(inDrawer(en.acts.copy_invitation).query()).toBeNull()
  })

  test('can be changed to a permitted type', async () => {
    show(`open=${rana.id}&act=change_type`)
    const asked = page.getByRole('dialog', { name: en.acts.change_type })
    await asked.getByRole('button', { name: /Select a type/ }).click()
    await page.getByRole('option', { name: 'Trainee' }).click()
    await asked.getByRole('button', { name: en.acts.change_type }).click()
    await expect.poll(() => sentTo(`/users/${rana.id}/type`)).toEqual([{ id: rana.id, version: 3, type: 'trainee' }])
    await expect.element(asked).not.toBeInTheDocument()
  })

  test('lists its sessions, which can be ended one by one', async () => {
    show(`open=${rana.id}`)
    const ends = drawer.getByRole('button', { name: /^End (Firefox|Chrome)/ })
    await expect.poll(() => ends.elements()).toHaveLength(2)
    await ends.first().click()
    await expect.poll(() => ends.elements()).toHaveLength(1)
    await expect.element(drawer.getByText('The session has ended.')).toBeVisible()
  })

  test('has a tab with the person’s privileges', async () => {
    answerUserPrivileges(api)
    show(`open=${rana.id}`)
    await drawer.getByRole('tab', { name: en.privileges }).click()
    await expect.element(drawer.getByRole('tab', { name: privileges.preview })).toBeVisible()
    await expect.poll(() => api.calls.some(({ path }) => path === `/users/${rana.id}/privileges`)).toBe(true)
    expect(query()).toEqual({ open: rana.id, tab: 'privileges' })
  })

  test('cannot be deleted once it has records, and offers deactivation instead', async () => {
    show(`open=${rana.id}&act=delete`)
    api.on(userDeletion.impact, () => ({ data: blocked }))
    const asked = page.getByRole('alertdialog')
    await expect.element(asked.getByText(en.blocked_title)).toBeVisible()
    await expect.element(asked.getByText(`${en.kinds.expenses}: 12`)).toBeVisible()
    expect(asked.getByRole('button', { name: 'Delete' }).query()).toBeNull()
    await asked.getByRole('button', { name: en.acts.deactivate }).click()
    await expect.poll(query).toEqual({ open: rana.id, act: 'deactivate' })
  })

  test('can be deleted without records, after its deletion impact is shown', async () => {
    const stored = show(`open=${huda.id}&act=delete`)
    const asked = page.getByRole('alertdialog')
    await expect.element(asked.getByText(impact.cascades)).toBeVisible()
    await expect.element(asked.getByText(`${en.kinds.passkeys}: 2`)).toBeVisible()
    await asked.getByRole('button', { name: impact.delete }).click()
    await expect.element(page.getByText(en.deleted, { exact: false })).toBeVisible()
    expect(stored.rows().some(({ id }) => id === huda.id)).toBe(false)
    await expect.poll(query).toEqual({})
  })
})
