import { describe, expect, test } from 'vitest'
import { aCourse, anActivity, aTraining, auditOf } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, deleteTraining } from '../../support/training/trainings.ts'

const portal = usePortal()

const holder = (...commands: string[]) =>
  portal().person(
    'staff',
    ['activities', 'sub_activities'].flatMap(group => commands.map(command => ({ group, command }))),
  )

const fields = { name: 'Part', start_date: '2026-01-01', end_date: '2026-01-02', attendance_method: 'online' }

const add = (activity_id: string, as: Person, more: object = {}) =>
  portal().call('POST', '/sub_activities', { as, body: { activity_id, code: 'S-1', ...fields, ...more } })

const listed = async (as: Person, query = ''): Promise<string[]> => {
  const { body } = await portal().call('GET', `/sub_activities?limit=100${query}`, { as })
  return body.data.map((row: { id: string }) => row.id)
}

describe('visibility of sub-activities', () => {
  test('includes those of the viewer’s teams and of activities that the viewer sees', async () => {
    const sysadmin = await portal().person('sysadmin')
    const activity = await anActivity(portal())
    const mine = (await add(activity.id, sysadmin)).body.data
    const beside = (await add(activity.id, sysadmin, { code: 'S-2' })).body.data
    const member = await holder('view')
    const team = { version: 1, user_ids: [member.id] }
    const assigned = await portal().call('PATCH', `/sub_activities/${mine.id}/team`, { as: sysadmin, body: team })
    expect(assigned.body.data.team.map(({ id }: Person) => id)).toEqual([member.id])
    expect(await listed(member)).toEqual([mine.id])
    expect((await portal().call('GET', `/sub_activities/${beside.id}`, { as: member })).status).toBe(404)
    expect((await portal().call('GET', `/activities/${activity.id}`, { as: member })).status).toBe(404)
    const ofActivity = await holder('view')
    const body = { version: 1, user_ids: [ofActivity.id] }
    await portal().call('PATCH', `/activities/${activity.id}/team`, { as: sysadmin, body })
    expect(new Set(await listed(ofActivity))).toEqual(new Set([mine.id, beside.id]))
    expect(await listed(ofActivity, '&assigned=yes')).toEqual([])
    expect(await listed(member, '&assigned=yes')).toEqual([mine.id])
  })

  test('is required for changes too', async () => {
    const activity = await anActivity(portal())
    const { id } = (await add(activity.id, await portal().person('sysadmin'))).body.data
    const stranger = await holder('view', 'add', 'edit', 'delete', 'assign_users')
    const calls = [
      portal().call('PATCH', `/sub_activities/${id}`, { as: stranger, body: { ...fields, code: 'S-9', version: 1 } }),
      portal().call('PATCH', `/sub_activities/${id}/team`, { as: stranger, body: { version: 1, user_ids: [] } }),
      portal().call('GET', `/sub_activities/${id}/deletion_impact`, { as: stranger }),
      portal().call('DELETE', `/sub_activities/${id}`, {
        as: stranger,
        body: { version: 1, typed_code: 'S-1', shown: 'x' },
      }),
    ]
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const refused = await add(activity.id, stranger, { code: 'S-3' })
    expect(refused.body.errors).toEqual([{ path: 'activity_id', code: 'unknown_value' }])
  })
})

test('adds its creator to the team, and rejects an unknown course, a taken code, and an end before the start', async () => {
  const as = await portal().person('sysadmin')
  const activity = await anActivity(portal(), {}, as)
  const course = await portal().call('POST', '/courses', { as, body: { name_ar: 'دورة', duration_hours: 12 } })
  const added = await add(activity.id, as, { course_id: course.body.data.id })
  expect(added.body.data).toMatchObject({ ...fields, course: { name_ar: 'دورة' }, activity: { id: activity.id } })
  expect(added.body.data.team.map(({ id }: Person) => id)).toEqual([as.id])
  const nowhere = await add(activity.id, as, { code: 'S-2', course_id: activity.id })
  expect(nowhere.body.errors).toEqual([{ path: 'course_id', code: 'unknown_value' }])
  const taken = await add(activity.id, as, { code: 's-1' })
  expect(taken.body.errors).toEqual([{ path: 'code', code: 'code_taken' }])
  const early = await add(activity.id, as, { code: 'S-2', end_date: '2025-12-31' })
  expect(early.body.errors).toEqual([{ path: 'end_date', code: 'date_before_start' }])
})

test('rejects a stale deletion with the current row, and records changes and deletion in the audit', async () => {
  const as = await portal().person('sysadmin')
  const activity = await anActivity(portal(), {}, as)
  const { id } = (await add(activity.id, as)).body.data
  const body = { ...fields, code: 'S-1', course_id: '', version: 1 }
  expect((await portal().call('PATCH', `/sub_activities/${id}`, { as, body })).body.data.version).toBe(2)
  const confirmed = { version: 1, typed_code: 'S-1', shown: 'x' }
  const stale = await portal().call('DELETE', `/sub_activities/${id}`, { as, body: confirmed })
  expect([stale.body.code, stale.body.data.version]).toEqual(['changed_meanwhile', 2])
  await deleteTraining(portal(), id, as)
  expect(await listed(as, `&activity_id=${activity.id}`)).toEqual([])
  expect(await auditOf(portal(), 'sub_activities', id)).toEqual(['add', 'edit', 'delete'])
})

test('is deleted only with its code and with exactly what the person saw', async () => {
  const as = await portal().person('sysadmin')
  const { id, code } = await aTraining(portal(), {}, as)
  const trainee = await portal().person('user')
  await portal().call('POST', `/sub_activities/${id}/trainees`, { as, body: { user_ids: [trainee.id] } })
  const session = await aSession(portal(), id)
  const mark = (person: Person) =>
    portal().database.pool.query(
      `INSERT INTO attendance (session_id, user_id, mark, marked_at) VALUES ($1, $2, 'present', now())`,
      [session, person.id],
    )
  await mark(trainee)
  const { shown, cascades } = (await portal().call('GET', `/sub_activities/${id}/deletion_impact`, { as })).body.data
  expect(cascades.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
    ...[
      ['sub_activity_users', 1],
      ['sub_activity_trainees', 1],
      ['enrollments', 1],
    ],
    ...[
      ['training_sessions', 1],
      ['attendance', 1],
    ],
  ])
  await mark(as)
  const remove = async (given: object) =>
    (
      await portal().call('DELETE', `/sub_activities/${id}`, {
        as,
        body: { version: 1, typed_code: code, shown, ...given },
      })
    ).body
  expect((await remove({ typed_code: 'other' })).errors).toEqual([{ path: 'typed_code', code: 'code_mismatch' }])
  expect((await remove({})).code).toBe('changed_meanwhile')
  await deleteTraining(portal(), id, as)
})

test('filters by activity, course, and project, and loads the teams of any page in a constant number of queries', async () => {
  const as = await portal().person('sysadmin')
  const activity = await anActivity(portal(), {}, as)
  const ids: string[] = []
  const { pool } = portal().database
  const original = pool.query
  const counts: number[] = []
  for (const code of ['S-1', 'S-2', 'S-3']) {
    ids.push((await add(activity.id, as, { code })).body.data.id)
    let queries = 0
    pool.query = Object.assign((...args: unknown[]) => {
      queries += 1
      return Reflect.apply(original, pool, args)
    })
    expect(await listed(as, `&activity_id=${activity.id}&sort=code`)).toEqual(ids)
    pool.query = original
    counts.push(queries)
  }
  expect(new Set(counts).size).toBe(1)
  expect(new Set(await listed(as, `&project_id=${activity.project.id}`))).toEqual(new Set(ids))
  const course = await aCourse(portal(), {}, as)
  const taught = (await add(activity.id, as, { code: 'S-4', course_id: course.id })).body.data.id
  expect(await listed(as, `&course_id=${course.id}`)).toEqual([taught])
  ids.push(taught)
  const { body } = await portal().call('GET', `/sub_activities?activity_id=${activity.id}`, { as })
  expect(body.data.map((row: { team: Person[] }) => row.team.map(({ id }) => id))).toEqual(ids.map(() => [as.id]))
})
