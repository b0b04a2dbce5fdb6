import { listAssignableUsers } from '@portal/contract/people/users/users'
import { assignToActivity, editActivity, listActivities } from '@portal/contract/programmes/activities'
import { listActivityUpdates } from '@portal/contract/programmes/activity-updates'
import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import arPeople from '../../../../packages/host-app/src/locales/ar/people/people.json'
import ar from '../../../../packages/host-app/src/locales/ar/programmes/activities.json'
import blocks from '../../../../packages/host-app/src/locales/en/blocks/blocks.json'
import people from '../../../../packages/host-app/src/locales/en/people/people.json'
import en from '../../../../packages/host-app/src/locales/en/programmes/activities.json'
import CoordinatorActivities from '../../../../packages/host-app/src/programmes/activities/CoordinatorActivities.tsx'
import { pageOf, Refused } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { faults } from '../../support/faults.ts'
import { showScreen } from '../../support/show-screen.tsx'
import { activityOf, button, nothing, salma, serverOf, show, today, useCleanUp } from './shown.tsx'

useCleanUp()

const report = {
  id: '0198c0de-0000-7000-8000-0000000000c1',
  report_date: today,
  actual_start: null,
  actual_end: null,
  actual_cost_minor: 120_050,
  actual_beneficiaries: 300,
  completion: 40,
  reason: null,
  ...{ corrects_id: null, correction_reason: null, is_corrected: false },
  delay_justification: 'تأخرت التصاريح.',
  created_at: '2026-11-20T10:00:00.000Z',
  by: salma,
}

describe('editing an activity', () => {
  test('shows someone else’s changes next to the input after a conflict, and saves on the next try', async () => {
    const server = serverOf(activityOf({ can: { ...nothing, edit: true } }))
    server.on(editActivity, given => {
      if (given.version !== server.row().version) throw new Refused('changed_meanwhile', { data: server.row() })
      return server.put({ name: given.name, description: given.description })
    })
    show(server, 'act=edit')
    const name = page.getByRole('textbox', { name: /^Name/ })
    await name.fill('Wells in six villages')
    server.put({ name: 'Wells in five villages', planned_beneficiaries: 1500 })
    await button(blocks.save).click()
    const theirs = page.getByRole('status').filter({ hasText: en.theirs_title })
    await expect.element(theirs).toMatchTextContent('Wells in five villages')
    await expect.element(theirs).toMatchTextContent('1500')
    await expect.element(name).toHaveValue('Wells in six villages')
    await button(blocks.save).click()
    await expect.poll(() => server.row()).toMatchObject({ name: 'Wells in six villages', description: '<p>Wells</p>' })
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Wells in six villages')
  })
})

describe('the team of an activity', () => {
  const nour = { ...salma, id: '0198c0de-0000-7000-8000-0000000000a2', full_name_en: 'Nour Saleh' }

  test('can be changed by keyboard, one person at a time, with Undo for each step', async () => {
    const server = serverOf(activityOf({ can: { ...nothing, assign_users: true } }))
    server.on(listAssignableUsers, ({ search }) => (search === 'nour' ? pageOf(nour, salma) : pageOf()))
    server.on(assignToActivity, ({ user_ids }) =>
      server.put({ team: [salma, nour].filter(({ id }) => user_ids.includes(id)) }),
    )
    const members = () => server.row().team.map(({ id }) => id)
    show(server, 'tab=team')
    await page.getByRole('searchbox', { name: people.search }).click()
    await userEvent.keyboard('nour')
    await expect.element(page.getByText(people.in_team)).toBeVisible()
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(button('Add Nour Saleh')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/was added to the team/)).toBeVisible()
    expect(members()).toEqual([salma.id, nour.id])
    await expect.element(button(blocks.undo)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(members).toEqual([salma.id])
    await button('Remove Salma Qasem').click()
    await expect.poll(members).toEqual([])
    await expect.element(page.getByText(people.nobody)).toBeVisible()
    await button(blocks.undo).click()
    await expect.poll(members).toEqual([salma.id])
  })

  test('is read-only without the right to assign people', async () => {
    show(serverOf(activityOf()), 'tab=team')
    await expect.element(page.getByText('Salma Qasem').first()).toBeVisible()
    expect(page.getByRole('searchbox', { name: people.search }).query()).toBeNull()
    expect(button('Remove Salma Qasem').query()).toBeNull()
  })

  test('is unchanged after a rejection, which shows the reason', async () => {
    const server = serverOf(activityOf({ can: { ...nothing, assign_users: true } }))
    server.on(assignToActivity, () => {
      throw new Refused('changed_meanwhile', { data: server.row() })
    })
    show(server, 'tab=team')
    await button('Remove Salma Qasem').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('Someone else changed this')
    await expect.element(button('Remove Salma Qasem')).toBeVisible()
  })
})

describe('the list of assigned activities', () => {
  test('requests one’s own activities by due date with the URL’s filters, and links to the activity', async () => {
    const server = serverOf(activityOf({ is_delayed: true }))
    const asked: unknown[] = []
    server.on(listActivities, given => {
      asked.push(given)
      return pageOf(server.row())
    })
    server.install()
    showScreen(<CoordinatorActivities />, { query: 'delayed=yes' })
    const row = page.getByRole('row', { name: /Wells/ })
    await expect.element(row).toMatchTextContent(/In progress.*40%.*Delayed/)
    expect(asked.at(-1)).toEqual({ assigned: 'yes', delayed: 'yes', sort: 'due' })
    const due = page.getByRole('columnheader', { name: en.due })
    await expect.element(due).toHaveAttribute('aria-sort', 'ascending')
    await due.getByRole('button').click()
    await expect.poll(() => asked.at(-1)).toEqual({ assigned: 'yes', delayed: 'yes', sort: '-due' })
    expect(new URLSearchParams(location.search).get('sort')).toBe('-due')
    await due.getByRole('button').click()
    await expect.poll(() => new URLSearchParams(location.search).has('sort')).toBe(false)
    const href = page.getByRole('link', { name: /Wells/ }).element().getAttribute('href')
    expect(href).toBe(`/staff/activity/${server.row().id}`)
    server.uninstall()
  })

  test('marks open activities past their plan as delayed, but completed ones only as completed late', async () => {
    const plan = { start_date: '2026-01-01', end_date: '2026-02-01', actual_start: '2026-01-01' }
    const closed = { ...plan, state: 'completed', completion: 100, is_delayed: false } as const
    const server = serverOf(activityOf())
    const rows = [
      activityOf({ ...plan, id: idOf(1), name: 'Open and late', is_delayed: true }),
      activityOf({ id: idOf(2), name: 'Open in time' }),
      activityOf({ ...closed, id: idOf(3), name: 'Finished late', actual_end: '2026-03-01' }),
      activityOf({ ...closed, id: idOf(4), name: 'Finished in time', actual_end: '2026-02-01' }),
    ]
    server.on(listActivities, () => pageOf(...rows))
    server.install()
    showScreen(<CoordinatorActivities />)
    const marks = async (name: string) => {
      const row = page.getByRole('row', { name: new RegExp(name) })
      await expect.element(row).toBeVisible()
      return [en.delayed, en.was_delayed].filter(text => row.getByText(text, { exact: true }).query())
    }
    expect(await marks('Open and late')).toEqual([en.delayed])
    expect(await marks('Open in time')).toEqual([])
    expect(await marks('Finished late')).toEqual([en.was_delayed])
    expect(await marks('Finished in time')).toEqual([])
    server.uninstall()
  })
})

describe('the appearance of an activity', () => {
  test('has no action bar on a phone without any rights', async () => {
    await page.viewport(360, 740)
    show(serverOf(activityOf()))
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('tab', { name: en.overview })).toBeVisible()
    const lowest = () => document.elementFromPoint(180, 735)
    expect(lowest() && getComputedStyle(lowest() ?? document.body).position).not.toBe('fixed')
  })

  test.each(['overview', 'updates', 'sub_activities', 'team'] as const)(
    'has no accessibility violations or overflow in Arabic on a phone, in the tab %s',
    async tab => {
      await page.viewport(360, 740)
      const can = {
        ...nothing,
        view_sub_activities: true,
        assign_users: true,
        update: true,
        edit: true,
        complete: true,
      }
      const server = serverOf(activityOf({ can, is_delayed: true, name: 'حفر الآبار في أربع قرى' }))
      server.on(listActivityUpdates, () => pageOf(report))
      server.on(listSubActivities, () => pageOf())
      show(server, `tab=${tab}`, 'ar')
      await expect.element(page.getByRole('tab', { name: tab === 'team' ? /^الفريق/ : ar[tab] })).toBeVisible()
      if (tab === 'updates') await expect.element(page.getByRole('img')).toBeVisible()
      if (tab === 'team') await expect.element(page.getByText(arPeople.add)).toBeVisible()
      expect(await faults(document.body)).toEqual([])
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    },
  )

  test('shows amounts from left to right with Western digits in Arabic', async () => {
    show(serverOf(activityOf()), '', 'ar')
    await expect.element(page.getByText('€25,000.00')).toHaveAttribute('dir', 'ltr')
    await expect.element(page.getByText('1,200')).toBeVisible()
    expect(document.body.textContent).not.toMatch(/[٠-٩]/)
  })
})
