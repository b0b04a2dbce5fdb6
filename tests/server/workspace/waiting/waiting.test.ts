import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import type { WaitingCount, WaitingKind } from '@portal/contract/workspace/waiting'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aLine, anActivity, anExpense, aProject, aTraining } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { delegated, delegatorWith } from '../../support/requests/delegations.ts'
import { addRequest, aProjectLine, fivePeople, requestDraft, sign } from '../../support/requests/requests.ts'
import { aMark, aSession, aTest, aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal()

const DAY_MS = 24 * 60 * 60 * 1000

const daysAgo = (days: number) => new Date(portal().services.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)

/** The list that contains the rows of each count. */
const lists: Readonly<Record<WaitingKind, string>> = {
  signatures: '/signatures?mine=waiting',
  enrollments: '/sub_activities?assigned=any&waiting=enrollments',
  complaints: '/complaints?status=new',
  updates: '/activities?assigned=any&waiting=update',
  explanations: '/projects?waiting=explanation',
  attendance: '/sub_activities?assigned=any&waiting=attendance',
  answers: '/sub_activities?assigned=any&waiting=answers',
  taught_attendance: '/taught_trainings?waiting=attendance',
  taught_answers: '/taught_trainings?waiting=answers',
  deletions: '/users?deletion=requested&state=active',
}

const waitingFor = async (as: Person): Promise<readonly WaitingCount[]> => {
  const { status, body } = await portal().call('GET', '/waiting', { as })
  expect(status).toBe(200)
  return body.data
}

/** Returns the counts by kind, and checks that each equals the total of its list. */
const countsOf = async (as: Person) => {
  const found = await waitingFor(as)
  for (const { kind, count, is_exact } of found) {
    const { body } = await portal().call('GET', lists[kind], { as })
    expect({ kind, count, is_exact }).toEqual({ kind, count: body.total, is_exact: body.total_exact })
  }
  return Object.fromEntries(found.map(({ kind, count, oldest_days }) => [kind, [count, oldest_days]]))
}

const add = (table: string, row: Readonly<Record<string, unknown>>) => {
  const names = Object.keys(row)
  return portal().database.pool.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  )
}

const asked = (training: { id: string }, person: Person, days: number, state = 'pending') =>
  add('enrollments', {
    ...{ id: randomUUID(), sub_activity_id: training.id, user_id: person.id, state },
    requested_at: new Date(portal().services.now().getTime() - days * DAY_MS),
  })

const everything = () =>
  staffWith(
    portal(),
    ...(['projects.view', 'projects.view_all', 'activities.view', 'activities.updates', 'complaints.reply'] as const),
    ...(['sub_activities.view', 'sub_activities.enrollments', 'sub_activities.sessions'] as const),
    ...(['sub_activities.view_answers', 'budget.view', 'budget.edit_expense', 'complaints.view_all'] as const),
  )

/** A person with similar privileges but without `projects.view_all`, who sees only what they are assigned to. */
const assignedOnly = () =>
  staffWith(
    portal(),
    ...(['projects.view', 'activities.view', 'activities.updates', 'sub_activities.view'] as const),
    ...(['sub_activities.enrollments', 'sub_activities.sessions', 'sub_activities.view_answers'] as const),
    ...(['budget.view', 'budget.edit_expense', 'complaints.view_own'] as const),
  )

describe('waiting work', () => {
  let all: Person
  let assigned: Person
  let trainee: Person
  let teacher: Person
  let training: { readonly id: string }

  beforeAll(async () => {
    all = await everything()
    assigned = await assignedOnly()
    trainee = await portal().person('trainee')
    teacher = await staffWith(portal(), 'instructors.instructor_pages')
    training = await aTrainingOf(portal(), { trainees: [trainee], instructors: [teacher] })
  })

  test('is empty at first, and omits what the person may not do', async () => {
    expect(await countsOf(all)).toEqual({})
    expect(await countsOf(await portal().person('user'))).toEqual({})
  })

  test('counts trainings with pending enrolments, with the age of the oldest', async () => {
    await asked(training, await portal().person('user'), 3)
    await asked(training, await portal().person('user'), 9)
    await asked(await aTraining(portal()), await portal().person('user'), 1)
    await asked(await aTraining(portal()), await portal().person('user'), 30, 'rejected')
    expect(await countsOf(all)).toMatchObject({ enrollments: [2, 9] })
    expect(await countsOf(assigned)).not.toHaveProperty('enrollments')
    await add('sub_activity_users', { sub_activity_id: training.id, user_id: assigned.id })
    expect(await countsOf(assigned)).toMatchObject({ enrollments: [1, 9] })
  })

  test('counts trainings with unmarked attendance in a past session, for staff and instructors', async () => {
    const session = await aSession(portal(), training.id, { date: daysAgo(4) })
    await aSession(portal(), training.id, { date: daysAgo(-2) })
    await aSession(portal(), training.id, { date: daysAgo(limits.asked_days + 2) })
    expect(await countsOf(all)).toMatchObject({ attendance: [1, 4] })
    expect(await countsOf(teacher)).toEqual({ taught_attendance: [1, 4] })
    await add('attendance', { session_id: session, user_id: trainee.id, mark: 'present', marked_at: new Date() })
    expect(await countsOf(all)).not.toHaveProperty('attendance')
    expect(await countsOf(teacher)).toEqual({})
  })

  test('counts trainings with unmarked text answers of submitted attempts', async () => {
    const exam = await aTest(portal(), training.id, 'post')
    await aMark(portal(), exam, trainee, 0)
    const set = (sql: string) => portal().database.pool.query(`UPDATE ${sql}`)
    await set(`exam_answers SET points = NULL WHERE question_id = '${exam}'`)
    await set(`exam_attempts SET submitted_at = '${daysAgo(2)}T12:00:00Z' WHERE exam_id = '${exam}'`)
    expect(await countsOf(all)).toMatchObject({ answers: [1, 2] })
    expect(await countsOf(teacher)).toEqual({ taught_answers: [1, 2] })
    await set(`exam_attempts SET submitted_at = NULL WHERE exam_id = '${exam}'`)
    expect(await countsOf(teacher)).toEqual({})
  })

  test('counts activities in progress without a report for a month', async () => {
    const silent = await anActivity(portal())
    const reported = await anActivity(portal())
    for (const { id } of [silent, reported])
      await portal().database.pool.query(
        `UPDATE activities SET state = 'in_progress', actual_start = '${daysAgo(limits.report_due_days + 5)}' WHERE id = $1`,
        [id],
      )
    await add('activity_updates', {
      ...{ id: randomUUID(), activity_id: reported.id, report_date: daysAgo(limits.report_due_days - 1) },
      ...{ actual_cost_minor: 0, actual_beneficiaries: 0, completion: 10, by_user: all.id },
    })
    expect(await countsOf(all)).toMatchObject({ updates: [1, 5] })
    expect(await countsOf(assigned)).not.toHaveProperty('updates')
  })

  test('counts projects with an unexplained deviation from the monthly plan', async () => {
    const as = await portal().person('sysadmin')
    const project = await aProject(portal(), { start_date: daysAgo(200), end_date: daysAgo(-200) }, as)
    const category = await aCategory(portal(), { project_id: project.id }, as)
    const line = await aLine(portal(), { category_id: category.id }, as)
    const date = `${daysAgo(70).slice(0, 7)}-02`
    await anExpense(portal(), { item_id: line.id, date, amount_minor: 500 }, as)
    const { explanations } = await countsOf(all)
    expect(explanations?.[0]).toBe(1)
    const body = { version: 1, month: date.slice(0, 7), explanation: 'Bought at once' }
    expect((await portal().call('PATCH', `/projects/${project.id}/monthly`, { as: all, body })).status).toBe(200)
    expect(await countsOf(all)).not.toHaveProperty('explanations')
  })

  test('counts new complaints only for people who handle them', async () => {
    const sender = await portal().person('user')
    const body = { type: 'user', body: 'The room is cold' }
    expect((await portal().call('POST', '/complaints', { as: sender, body })).status).toBe(200)
    expect(await countsOf(all)).toMatchObject({ complaints: [1, 0] })
    expect(await countsOf(assigned)).not.toHaveProperty('complaints')
    expect(await countsOf(await staffWith(portal(), 'complaints.view_all'))).toEqual({})
  })

  test('counts requests to sign, including those by delegation', async () => {
    const people = await fivePeople(portal())
    const request = await addRequest(portal(), people.requester, requestDraft(people, await aProjectLine(portal())))
    expect(await countsOf(people.requester)).toEqual({ signatures: [1, 0] })
    await sign(portal(), request, people.requester, 'requested_by')
    await sign(portal(), request, people.manager, 'direct_manager')
    expect(await countsOf(people.holder)).toEqual({ signatures: [1, 0] })
    const away = await delegatorWith(portal(), 'budget_hold_500')
    const deputy = await staffWith(portal(), 'signatures.sign')
    expect(await countsOf(deputy)).toEqual({})
    await delegated(portal(), away, deputy, [0, 3])
    expect(await countsOf(deputy)).toEqual({ signatures: [1, 0] })
  })

  test('lists nothing for people who may not do the work, even if they can see the records', async () => {
    const reader = await staffWith(
      portal(),
      ...(['projects.view', 'projects.view_all', 'activities.view', 'sub_activities.view'] as const),
    )
    expect(await countsOf(reader)).toEqual({})
    for (const list of [lists.enrollments, lists.attendance, lists.answers, lists.updates, lists.explanations])
      expect((await portal().call('GET', list, { as: reader })).body.total).toBe(0)
  })
})
