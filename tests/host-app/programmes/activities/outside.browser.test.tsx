import { editActivity } from '@portal/contract/programmes/activities'
import { addActivityUpdate } from '@portal/contract/programmes/activity-updates'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../../packages/host-app/src/locales/en/programmes/activities.json'
import period from '../../../../packages/host-app/src/locales/en/programmes/period.json'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { activityOf, button, nothing, serverOf, show, useCleanUp } from './shown.tsx'

useCleanUp()

const dialog = page.getByRole('dialog')

test('warns about a report dated outside the project’s period, and requires a reason to send it', async () => {
  const server = serverOf(activityOf({ can: { ...nothing, update: true } }))
  let sent: unknown
  server.on(addActivityUpdate, given => {
    sent = given.reason
    return server.put({})
  })
  show(server, 'act=update')
  await dialog.getByRole('spinbutton', { name: /^day/ }).first().click()
  await userEvent.keyboard('01012020')
  await expect.element(page.getByText(/This is outside the project’s period: 01-Jan-2026 – 31-Dec-2026/)).toBeVisible()
  await button(en.commands.update.submit).click()
  const why = dialog.getByRole('textbox', { name: new RegExp(`^${period.reason.replace('?', '')}`) })
  await expect.element(why).toHaveAccessibleDescription(/outside the period they belong to/)
  expect(sent).toBeUndefined()
  await why.fill('Agreed with the donor')
  await button(en.commands.update.submit).click()
  await expect.poll(() => sent).toBe('Agreed with the donor')
})

test('warns about a period that excludes reports or expenses, and requires a reason to save it', async () => {
  const used_period = { start_date: '2026-03-02', end_date: '2026-09-30' }
  const planned = { start_date: '2026-02-01', end_date: '2026-10-31', can: { ...nothing, edit: true }, used_period }
  const server = serverOf(activityOf(planned))
  let sent: unknown
  server.on(editActivity, given => {
    if (!given.reason) throw new Refused('invalid', { errors: [{ path: 'reason', code: 'outside_period' }] })
    sent = [given.start_date, given.reason]
    return server.put({})
  })
  show(server, 'act=edit')
  const warning = page.getByText(
    /Some sub-activities, reports or expenses are outside this period. They are in: 02-Mar-2026 – 30-Sep-2026/,
  )
  await page.getByRole('spinbutton', { name: /^day/ }).first().click()
  await userEvent.keyboard('02032026')
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect.element(warning).not.toBeInTheDocument()
  await page.getByRole('spinbutton', { name: /^day/ }).first().click()
  await userEvent.keyboard('03032026')
  await expect.element(warning).toBeVisible()
  await button('Save').click()
  const why = page.getByRole('textbox', { name: new RegExp(`^${period.reason.replace('?', '')}`) })
  await expect.element(why).toHaveAccessibleDescription(/outside the period they belong to/)
  expect(sent).toBeUndefined()
  await why.fill('Moved by the donor')
  await button('Save').click()
  await expect.poll(() => sent).toEqual(['2026-03-03', 'Moved by the donor'])
})

test('asks for one reason when the period is outside the project and also excludes records', async () => {
  const used_period = { start_date: '2026-03-02', end_date: '2026-09-30' }
  const planned = { start_date: '2026-02-01', end_date: '2026-10-31', can: { ...nothing, edit: true }, used_period }
  show(serverOf(activityOf(planned)), 'act=edit')
  await page.getByRole('spinbutton', { name: /^day/ }).first().click()
  await userEvent.keyboard('01012027')
  await expect.element(page.getByText(/Some sub-activities, reports or expenses are outside/)).toBeVisible()
  await page.getByRole('spinbutton', { name: /^day/ }).nth(1).click()
  await userEvent.keyboard('01022027')
  await expect.element(page.getByText(/This is outside the project’s period/)).toBeVisible()
  expect(page.getByRole('textbox', { name: new RegExp(`^${period.reason.replace('?', '')}`) }).elements()).toHaveLength(
    1,
  )
})
