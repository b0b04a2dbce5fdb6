import {
  editUserPrivileges,
  type PrivilegeMatrix,
  previewUser,
} from '@portal/contract/people/privileges/user-privileges'
import { ToastRegion } from '@portal/ui/Toast'
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import shellEn from '../../../../packages/host-app/src/locales/en/app/shell.json'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import en from '../../../../packages/host-app/src/locales/en/people/privileges.json'
import { UserPrivileges } from '../../../../packages/host-app/src/people/privileges/UserPrivileges.tsx'
import {
  answerUserPrivileges,
  holding,
  matrixOf,
  omar,
  profiles,
} from '../../../../stories/people/privileges/privilege-records.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { signIn, signInForAll } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi()

const [finance, trainings, staff, procurement] = profiles

const show = ({ matrix = matrixOf(holding), query = '' } = {}) => {
  answerUserPrivileges(api, matrix)
  history.replaceState(null, '', `${location.pathname}?${query}`)
  render(
    <InPortal>
      <main>
        <UserPrivileges userId={omar.id} />
      </main>
      <ToastRegion />
    </InPortal>,
  )
}

const area = (name: string) => page.getByRole('group', { name, exact: true })
const box = (of: string, name: string) => area(of).getByRole('checkbox', { name, exact: true })
const save = page.getByRole('button', { name: 'Save' })
const named = (given: readonly { group: string; command: string }[]) =>
  given.map(({ group, command }) => `${group}.${command}`)

describe('the privileges of a person', () => {
  test('can be edited by keyboard, and are sent with the profiles but without privileges from profiles', async () => {
    signInForAll()
    show()
    await expect.element(box(en.areas.donors, en.commands.view)).toBeChecked()
    box(en.areas.courses, en.commands.view).element().focus()
    await userEvent.keyboard(' ')
    box(en.areas.donors, en.commands.add).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(box(en.areas.projects, en.commands.view)).toBeChecked()
    await expect.element(box(en.areas.projects, en.commands.view)).toBeDisabled()
    save.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(en.saved, { exact: false })).toBeVisible()
    const [{ privileges, ...rest } = { privileges: [] }] = api.calls
      .filter(({ method }) => method === 'PATCH')
      .map(({ given }) => editUserPrivileges.input.parse(given))
    expect(rest).toEqual({ id: omar.id, version: 5, profile_ids: [finance?.id, staff?.id] })
    expect(named(privileges)).toEqual([
      'donors.view',
      'courses.view',
      'complaints.view_own',
      'specials.budget_hold_250',
    ])
    await expect.element(save).toHaveFocus()
    // The second save sends the new version.
    await box(en.areas.courses, en.commands.add).click()
    await save.click()
    await expect.poll(() => sent('PATCH').map(({ version }) => version)).toEqual([5, 6])
  })

  test('are disabled with the reason when the viewer lacks them', async () => {
    signInForAll()
    show()
    const roles = area(en.areas.special_roles)
    await expect.element(roles).toHaveAccessibleDescription(en.not_held)
    await expect.element(box(en.areas.special_roles, en.commands.ceo)).toBeDisabled()
    await expect.element(box(en.areas.approval_limits, en.commands.budget_hold_250)).toBeChecked()
    await expect.element(box(en.areas.approval_limits, en.commands.budget_hold_250)).toBeDisabled()
    await expect.element(area(en.areas.donors)).not.toHaveAccessibleDescription()
    const given = page.getByRole('checkbox', { name: procurement?.name ?? '', exact: false })
    await expect.element(given).toBeDisabled()
    await expect.element(page.getByText(en.profile_not_held)).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: trainings?.name ?? '' })).toBeEnabled()
  })

  test('can be searched by their names in the specification, and hidden ones are still sent', async () => {
    signInForAll()
    show()
    await box(en.areas.courses, en.commands.view).click()
    const search = page.getByRole('searchbox', { name: en.search })
    await search.fill('sub_activities.fill')
    await expect.element(page.getByText('2 privileges')).toBeVisible()
    await expect.element(box(en.areas.sub_activities, en.commands.fill_questions)).toBeVisible()
    expect(area(en.areas.courses).query()).toBeNull()
    await search.fill('zeppelin')
    await expect.element(page.getByText(en.no_match)).toBeVisible()
    await save.click()
    await expect.poll(() => sent('PATCH')).toHaveLength(1)
    const [{ privileges } = { privileges: [] }] = sent('PATCH').map(given => editUserPrivileges.input.parse(given))
    expect(named(privileges)).toContain('courses.view')
  })

  test('show a rejection at the privilege’s checkbox, which remains ticked', async () => {
    signInForAll()
    show()
    api.on(editUserPrivileges, () => {
      throw new Refused('privilege_missing', { errors: [{ path: 'donors.delete', code: 'privilege_not_held' }] })
    })
    const refused = box(en.areas.donors, en.commands.delete)
    await refused.click()
    await save.click()
    await expect.element(refused).toHaveAccessibleDescription(errors.privilege_not_held)
    await expect.element(refused).toBeChecked()
  })

  test('are read-only with the reason when the viewer may not change them', async () => {
    const readOnly = (matrix: Partial<PrivilegeMatrix> = {}) => matrixOf(holding, { can: { edit: false }, ...matrix })
    signIn('users', 'view')
    show({ matrix: readOnly({ passes_all: true }) })
    await expect.element(page.getByText(en.control_missing)).toBeVisible()
    await expect.element(page.getByText(en.passes_all)).toBeVisible()
    for (const one of page.getByRole('checkbox').elements()) expect(one).toBeDisabled()
    expect(save.query()).toBeNull()
  })
})

test('shows who changed privileges and when in a tab with its own URL', async () => {
  signInForAll()
  show()
  await page.getByRole('tab', { name: en.changes }).click()
  await expect.element(page.getByRole('list', { name: en.changes })).toBeVisible()
  expect(new URLSearchParams(location.search).get('part')).toBe('changes')
})

test('previews the pages of the user area for a member of it', async () => {
  signInForAll()
  show({ query: 'part=preview' })
  api.on(previewUser, () => ({
    data: { type: 'user' as const, privileges: [{ group: 'trainees', command: 'trainee_pages' }], rows: [] },
  }))
  await expect.element(page.getByText(shellEn.pages.Enroll, { exact: false })).toBeVisible()
  await expect.element(page.getByText(en.preview_nothing)).toBeVisible()
})
