import { endSessionsOfUsers } from '@portal/contract/people/users/user-actions'
import { readInstallation } from '@portal/contract/workspace/installation'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import en from '../../../../packages/host-app/src/locales/en/people/users.json'
import { huda, karim, rana, sami, userOf } from '../../../../stories/people/users/user-records.ts'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { drawer, inDrawer, sentTo, show } from './screen.tsx'

useFreshApi()

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('actions on many people', () => {
  const people = (length: number) =>
    Array.from({ length }, (_, at) => userOf(at + 10, `Person ${at + 10}`, `شخص ${at + 10}`))
  const many = people(25)
  const selectAll = async () => {
    const boxes = page.getByRole('checkbox')
    await expect.poll(() => boxes.elements().length).toBeGreaterThan(1)
    await boxes.first().click()
  }

  test('are offered when a selected row allows them, and report a result for each person', async () => {
    show('', [rana, sami, huda])
    await selectAll()
    await button(en.acts.send_emails).click()
    await drawer.getByRole('textbox', { name: /^Subject/ }).fill('Closed on Monday')
    await drawer.getByRole('textbox', { name: /^Message/ }).fill('The office is closed.')
    await inDrawer(en.acts.send_emails).click()
    await expect.element(drawer.getByRole('status')).toMatchTextContent('Done: 2. Not done: 1.')
    await expect.element(drawer.getByRole('listitem')).toMatchTextContent(`Huda Ibrahim: ${errors.account_inactive}`)
    await inDrawer(blocks.close).last().click()
    // People with a completed action are deselected.
    await expect.element(button(en.acts.send_emails)).not.toBeInTheDocument()
  })

  test('run in batches, and continue after a failure where they stopped', async () => {
    show('', many)
    await selectAll()
    let isDown = true
    api.on(endSessionsOfUsers, ({ ids }) => {
      if (isDown && ids.length < 20) throw new Refused('unavailable')
      return { data: ids.map(id => ({ id, code: null })) }
    })
    await button(en.acts.end_sessions).click()
    await inDrawer(en.acts.end_sessions).click()
    await expect.element(drawer.getByRole('alert')).toBeVisible()
    await expect.element(drawer.getByRole('progressbar')).toHaveAttribute('value', '20')
    isDown = false
    await inDrawer(en.acts.end_sessions).click()
    await expect.element(drawer.getByRole('status')).toMatchTextContent('Done: 25.')
    const sizes = sentTo('/users/end_sessions').map(({ ids }) => [ids].flat().length)
    expect(sizes).toEqual([20, 5, 5])
  })

  test('include the rest of the list, which is loaded on request', async () => {
    show('', people(60))
    await selectAll()
    const rest = button(blocks.select_all.replace('{{shown}}', '60'))
    await rest.click()
    await expect.element(rest).not.toBeInTheDocument()
    await button(en.acts.end_sessions).click()
    await inDrawer(en.acts.end_sessions).click()
    await expect.element(drawer.getByRole('status')).toMatchTextContent('Done: 60.')
    const ids = sentTo('/users/end_sessions').flatMap(given => [given.ids].flat())
    expect(new Set(ids).size).toBe(60)
  })

  test('send one email to all selected people, and link to its delivery status', async () => {
    show('', many)
    await selectAll()
    await button(en.acts.send_emails).click()
    await drawer.getByRole('textbox', { name: /^Subject/ }).fill('Closed')
    await drawer.getByRole('textbox', { name: /^Message/ }).fill('Closed.')
    await inDrawer(en.acts.send_emails).click()
    await expect.element(drawer.getByRole('link', { name: en.delivery })).toHaveAttribute('href', '/staff/mailings')
    const sizes = sentTo('/users/send_email').map(({ ids }) => [ids].flat().length)
    expect(sizes).toEqual([25])
  })

  test('warn that mail waits when no mail server is set', async () => {
    api.on(readInstallation, () => ({ data: { demo: false, sends_mail: false, time_zone: 'UTC', seal_keys: [] } }))
    show(`open=${sami.id}&act=resend_verification`)
    await expect.element(drawer.getByText(en.kept_resend)).toBeVisible()
    expect(page.getByRole('button', { name: en.acts.resend_verification }).query()).toBeNull()
    await drawer.getByRole('button', { name: en.acts_kept.resend_verification, exact: true }).last().click()
    await expect.element(page.getByText(en.done_kept, { exact: false })).toBeVisible()
  })

  test('give a profile to all selected people, and remove it again', async () => {
    const stored = show('', [...people(24), karim])
    await selectAll()
    await button(en.profiles).click()
    await drawer.getByRole('button', { name: new RegExp(en.select_profile) }).click()
    // Profiles with privileges that the viewer lacks are not offered.
    expect(page.getByRole('option', { name: 'Finance' }).query()).toBeNull()
    await page.getByRole('option', { name: 'Field office' }).click()
    await inDrawer(en.profile_acts.give).click()
    await expect.element(drawer.getByRole('status')).toMatchTextContent('Done: 24. Not done: 1.')
    await expect.element(drawer.getByRole('listitem')).toMatchTextContent(`Karim Mansour: ${errors.own_privileges}`)
    expect(sentTo('/users/give_profile').map(({ ids }) => [ids].flat().length)).toEqual([20, 5])
    const having = () => stored.rows().filter(row => row.profiles.some(({ name }) => name === 'Field office')).length
    expect(having()).toBe(24)
    await inDrawer(blocks.close).last().click()

    await selectAll()
    await button(en.profiles).click()
    await drawer.getByRole('radio', { name: en.profile_steps.take }).click()
    await drawer.getByRole('button', { name: new RegExp(en.select_profile) }).click()
    await page.getByRole('option', { name: 'Field office' }).click()
    await inDrawer(en.profile_acts.take).click()
    await expect.poll(having).toBe(0)
  })
})
