import { giveProfile } from '@portal/contract/people/privileges/privilege-profiles'
import { listPrivilegeChanges } from '@portal/contract/people/privileges/user-privileges'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/people/privilege_profiles.json'
import words from '../../../../packages/host-app/src/locales/en/people/privileges.json'
import Profiles from '../../../../packages/host-app/src/people/privileges/Profiles.tsx'
import { answerProfiles, profiles } from '../../../../stories/people/privileges/privilege-records.ts'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { signIn, signInForAll } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

describe('a profile', () => {
  const [finance] = profiles
  const drawer = page.getByRole('dialog')
  const show = (query = '') => {
    answerProfiles(api)
    showScreen(<Profiles />, { query })
  }
  const button = (name: string) => drawer.getByRole('button', { name, exact: true })

  test('can be given to a person by keyboard and removed from another, with Undo', async () => {
    signInForAll()
    show(`open=${finance.id}&tab=people`)
    await drawer.getByRole('searchbox', { name: en.give_search }).fill('lina')
    const give = button('Give to Lina Sabbagh')
    await expect.element(give).toBeVisible()
    give.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Remove from Lina Sabbagh')).toBeVisible()
    await expect.element(drawer.getByText(en.has_it)).toBeVisible()
    await button('Remove from Karim Mansour').click()
    await expect.element(button('Remove from Karim Mansour')).not.toBeInTheDocument()
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.poll(() => undo.elements()).toHaveLength(1)
    await undo.click()
    await expect.element(button('Remove from Karim Mansour')).toBeVisible()
    expect(sent('POST').map(({ ids }) => ids)).toHaveLength(3)
  })

  test('says that it has no changes yet', async () => {
    signInForAll()
    show(`open=${finance.id}&tab=changes`)
    api.on(listPrivilegeChanges, () => pageOf())
    await expect.element(drawer.getByText(words.no_changes_of_profile)).toBeVisible()
  })

  test('cannot be given to oneself, and the error says so', async () => {
    signInForAll()
    show(`open=${finance.id}&tab=people`)
    api.on(giveProfile, ({ ids }) => ({ data: ids.map(id => ({ id, code: 'own_privileges' })) }))
    await drawer.getByRole('searchbox', { name: en.give_search }).fill('lina')
    await button('Give to Lina Sabbagh').click()
    await expect.element(drawer.getByRole('alert')).toMatchTextContent('cannot change your own privileges')
    expect(page.getByRole('button', { name: 'Undo' }).query()).toBeNull()
  })

  test('cannot be given or removed by someone who lacks its privileges', async () => {
    signIn('users', 'view', 'profiles', 'control_profiles')
    show(`open=${profiles[3]?.id}&tab=people`)
    await expect.element(drawer.getByText(en.give_refused)).toBeVisible()
    expect(drawer.getByRole('searchbox').query()).toBeNull()
    expect(drawer.getByRole('button', { name: /^Remove from/ }).query()).toBeNull()
  })

  test('can be extended only by privileges the viewer has, and keeps its others', async () => {
    signIn('users', 'view', 'profiles', 'control_profiles')
    show(`open=${finance.id}&act=edit`)
    const budget = drawer.getByRole('group', { name: words.areas.budget, exact: true })
    await expect.element(budget.getByRole('checkbox', { name: words.commands.edit_expense })).toBeDisabled()
    await expect.element(budget.getByRole('checkbox', { name: words.commands.import_items })).toBeDisabled()
    await expect.element(budget).toHaveAccessibleDescription(words.not_held)
    await drawer.getByRole('checkbox', { name: words.commands.control_profiles }).click()
    await button('Save').click()
    await expect
      .poll(() => sent('PATCH'))
      .toMatchObject([
        {
          privileges: [...finance.privileges, { group: 'users', command: 'control_profiles' }],
          version: finance.version,
        },
      ])
  })

  test('lists its privileges by area, and who changed it', async () => {
    signInForAll()
    show(`open=${finance.id}`)
    await expect.element(drawer.getByText('View, Edit expense, Download report')).toBeVisible()
    await drawer.getByRole('tab', { name: words.changes }).click()
    await expect.element(drawer.getByText('Rana Haddad')).toBeVisible()
  })
})
