import { addActivityUpdate } from '@portal/contract/activity_updates'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import en from '../../../packages/host-app/src/locales/en/activities.json'
import period from '../../../packages/host-app/src/locales/en/period.json'
import { activityOf, button, nothing, serverOf, show, useCleanUp } from './shown.tsx'

useCleanUp()

const dialog = page.getByRole('dialog')

test('a report of a day outside of the project is warned about with the dates, and not sent without a reason', async () => {
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
