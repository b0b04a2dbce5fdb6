import {
  addActivityUpdate,
  completeActivity,
  holdActivity,
  startActivity,
} from '@portal/contract/programmes/activity-updates'
import { cleanup } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import en from '../../../../packages/host-app/src/locales/en/programmes/activities.json'
import { Refused } from '../../../../stories/support/fake-api.ts'
import { activityOf, button, menuItems, nothing, serverOf, show, today, useCleanUp } from './shown.tsx'

useCleanUp()

const dialog = page.getByRole('dialog')
const field = (label: string) => dialog.getByRole('textbox', { name: new RegExp(`^${label}`) })
const figure = (label: string) => dialog.getByRole('spinbutton', { name: new RegExp(`^${label}`) })

describe('the commands of an activity', () => {
  test('are limited to the row’s rights, with the most likely as buttons and the rest in a menu', async () => {
    const can = { ...nothing, update: true, complete: true, hold: true, edit: true, delete: true }
    show(serverOf(activityOf({ can })))
    await expect.element(button(en.commands.update.button)).toBeVisible()
    await expect.element(button(en.commands.complete.button)).toBeVisible()
    expect(button(en.commands.start.button).query()).toBeNull()
    expect(await menuItems()).toEqual([en.commands.hold.button, blocks.edit, blocks.delete])
  })

  test.each(['start', 'resume', 'reopen'] as const)('show only a button for %s with that right alone', async name => {
    show(serverOf(activityOf({ can: { ...nothing, [name]: true } })))
    await expect.element(button(en.commands[name].button)).toBeVisible()
    expect(page.getByRole('heading', { level: 1 }).element().parentElement?.querySelectorAll('button').length).toBe(1)
  })

  test('are hidden from read-only users, even when the URL asks for one', async () => {
    show(serverOf(activityOf()), 'act=complete')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByRole('heading', { level: 1 }).element().parentElement?.querySelectorAll('button').length).toBe(0)
    expect(dialog.query()).toBeNull()
  })

  test('include writing missing texts with the right to edit', async () => {
    show(serverOf(activityOf({ description: '', can: { ...nothing, edit: true } })))
    await button(en.write).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Edit Wells')
  })
})

describe('a progress report', () => {
  const can = { ...nothing, update: true }

  test('sends whole numbers and minor units, and confirms that it was sent', async () => {
    const server = serverOf(activityOf({ can }))
    let sent: unknown
    server.on(addActivityUpdate, given => {
      sent = given
      return server.put({ completion: given.completion })
    })
    show(server)
    await button(en.commands.update.button).click()
    await figure(en.completion).fill('55')
    await figure(en.actual_cost_minor).fill('1,500.25')
    await button(en.commands.update.submit).click()
    await expect.element(page.getByText(en.commands.update.done)).toBeVisible()
    const figures = { completion: 55, actual_cost_minor: 150_025, actual_beneficiaries: 300 }
    expect(sent).toEqual({ id: server.row().id, version: 3, report_date: today, ...figures })
    await expect.element(page.getByText('55%').first()).toBeVisible()
    expect(dialog.query()).toBeNull()
  })

  test('requires a reason as soon as completion falls', async () => {
    const server = serverOf(activityOf({ can }))
    server.on(addActivityUpdate, ({ completion }) => server.put({ completion }))
    show(server, 'act=update')
    expect(field(en.fall_reason).query()).toBeNull()
    await figure(en.completion).fill('30')
    await expect.element(field(en.fall_reason)).toBeVisible()
    await button(en.commands.update.submit).click()
    await expect.element(field(en.fall_reason)).toHaveAccessibleDescription(/Enter a reason/)
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false)
    await field(en.fall_reason).fill('One well ran dry.')
    await button(en.commands.update.submit).click()
    await expect.poll(() => server.row().completion).toBe(30)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('is checked by the server for a past date, with a matching question about the fall', async () => {
    const project = { ...activityOf().project, start_date: '2019-01-01' }
    const server = serverOf(activityOf({ can, project }))
    server.on(addActivityUpdate, given => {
      if (!given.reason) throw new Refused('invalid', { errors: [{ path: 'reason', code: 'reason_required' }] })
      return server.put({})
    })
    show(server, 'act=update')
    await figure(en.completion).fill('30')
    await expect.element(field(en.fall_reason)).toHaveAccessibleDescription('Previously 40%.')
    await dialog.getByRole('spinbutton', { name: /^day/ }).first().click()
    await userEvent.keyboard('01012020')
    await button(en.commands.update.submit).click()
    await expect.element(field(en.figures_fall_reason)).toHaveAccessibleDescription(new RegExp(en.fall_help.older))
    await field(en.figures_fall_reason).fill('Floods')
    await button(en.commands.update.submit).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('requires the reason for a delay once a planned date has passed', async () => {
    const server = serverOf(activityOf({ can, end_date: '2020-01-01', start_date: '2019-01-01', is_delayed: true }))
    show(server, 'act=update')
    await button(en.commands.update.submit).click()
    await expect.element(field(en.delay_justification)).toHaveAccessibleDescription(/cannot be empty/)
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false)
  })

  test('preserves the input after a conflict, and succeeds with the new version', async () => {
    const server = serverOf(activityOf({ can }))
    server.on(addActivityUpdate, given => {
      if (given.version !== server.row().version) throw new Refused('changed_meanwhile', { data: server.row() })
      if (!given.reason) throw new Refused('invalid', { errors: [{ path: 'reason', code: 'reason_required' }] })
      return server.put({ completion: given.completion })
    })
    show(server, 'act=update')
    await figure(en.completion).fill('70')
    server.put({ name: 'Wells in five villages' })
    await button(en.commands.update.submit).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Someone else changed this')
    await expect.element(figure(en.completion)).toHaveValue('70')
    // Only the server knows that an earlier report has a higher figure.
    await button(en.commands.update.submit).click()
    await expect.element(field(en.figures_fall_reason)).toHaveAccessibleDescription(/Enter a reason/)
    await field(en.figures_fall_reason).fill('Floods')
    await button(en.commands.update.submit).click()
    await expect.poll(() => server.row().completion).toBe(70)
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('restores its draft after closing or a page loss, and deletes it once sent', async () => {
    const server = serverOf(activityOf({ can }))
    server.on(addActivityUpdate, given => server.put({ completion: given.completion }))
    show(server)
    await button(en.commands.update.button).click()
    await figure(en.completion).fill('66')
    await button(en.put_away).click()
    await expect.element(button(en.commands.update.button)).toHaveFocus()
    await button(en.commands.update.button).click()
    await expect.element(figure(en.completion)).toHaveValue('66')
    await expect.element(dialog.getByText(en.draft_restored)).toBeVisible()
    // The page itself is lost.
    cleanup()
    show(server)
    await button(en.commands.update.button).click()
    await expect.element(figure(en.completion)).toHaveValue('66')
    await button(en.commands.update.submit).click()
    await expect.element(page.getByText(en.commands.update.done)).toBeVisible()
    await button(en.commands.update.button).click()
    expect(dialog.getByText(en.draft_restored).query()).toBeNull()
  })
})

describe('a state transition', () => {
  test('records its facts, and the next commands are offered at once', async () => {
    const server = serverOf(
      activityOf({ state: 'not_started', actual_start: null, start_date: today, can: { ...nothing, start: true } }),
    )
    server.on(startActivity, ({ actual_start }) =>
      server.put({ state: 'in_progress', actual_start, can: { ...nothing, complete: true, hold: true } }),
    )
    server.on(holdActivity, () => server.put({ state: 'holding', can: { ...nothing, resume: true } }))
    show(server)
    await button(en.commands.start.button).click()
    await button(en.commands.start.submit).last().click()
    await expect.element(page.getByText(en.commands.start.done)).toBeVisible()
    expect(server.row().actual_start).toBe(today)
    await button(en.commands.hold.button).click()
    await button(en.commands.hold.submit).last().click()
    await expect.element(field(en.reason)).toHaveAccessibleDescription(/cannot be empty/)
    await field(en.reason).fill('Floods')
    await button(en.commands.hold.submit).last().click()
    await expect.element(page.getByText(en.states.holding)).toBeVisible()
    await expect.element(button(en.commands.resume.button)).toBeVisible()
  })

  test('shows an error when the end is before the start', async () => {
    const server = serverOf(activityOf({ can: { ...nothing, complete: true } }))
    server.on(completeActivity, () => {
      throw new Refused('invalid', { errors: [{ path: 'actual_end', code: 'date_before_start' }] })
    })
    show(server, 'act=complete')
    await button(en.commands.complete.submit).last().click()
    await expect.element(dialog.getByText(/The end cannot be before the start/).first()).toBeVisible()
    await expect.element(figure(en.actual_beneficiaries)).toHaveValue('300')
  })
})
