import { endSessionsOfUsers } from '@portal/contract/user_actions'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import blocks from '../../../packages/host-app/src/locales/en/blocks.json'
import errors from '../../../packages/host-app/src/locales/en/errors.json'
import en from '../../../packages/host-app/src/locales/en/users.json'
import { Refused } from '../../../stories/screens/support/fake-api.ts'
import { huda, rana, sami, userOf } from '../../../stories/screens/user-records.ts'
import { api, useFreshApi } from '../support/fresh-api.ts'
import { drawer, inDrawer, sentTo, show } from './screen.tsx'

useFreshApi()

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('actions on many people', () => {
  const many = Array.from({ length: 25 }, (_, at) => userOf(at + 10, `Person ${at + 10}`, `شخص ${at + 10}`))
  const selectAll = async () => {
    const boxes = page.getByRole('checkbox')
    await expect.poll(() => boxes.elements().length).toBeGreaterThan(1)
    await boxes.first().click()
  }

  test('are offered where at least one of the selected rows allows them, and answered for each', async () => {
    show('', [rana, sami, huda])
    await selectAll()
    await button(en.acts.send_emails).click()
    await drawer.getByRole('textbox', { name: /^Subject/ }).fill('Closed on Monday')
    await drawer.getByRole('textbox', { name: /^Message/ }).fill('The office is closed.')
    await inDrawer(en.acts.send_emails).click()
    await expect.element(drawer.getByRole('status')).toMatchTextContent('Done: 2. Not done: 1.')
    await expect.element(drawer.getByRole('listitem')).toMatchTextContent(`Huda Ibrahim: ${errors.account_inactive}`)
    await inDrawer(blocks.close).last().click()
    // What was done is not selected any more.
    await expect.element(button(en.acts.send_emails)).not.toBeInTheDocument()
  })

  test('go part by part, and after a failure go on where they stopped', async () => {
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
    await expect.element(drawer.getByRole('status')).toMatchTextContent('Done for 25 rows.')
    const sizes = sentTo('/users/end_sessions').map(({ ids }) => [ids].flat().length)
    expect(sizes).toEqual([20, 5, 5])
  })

  test('send one email to all of them, with a way to the result for each', async () => {
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
})
