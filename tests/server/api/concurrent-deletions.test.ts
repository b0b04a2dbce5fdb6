import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCourse, aDonor, anActivity, aProject, aTraining } from '../support/made.ts'
import { type Answer, type Person, usePortal } from '../support/portal.ts'

const portal = usePortal()

/** Sends a request that waits until the deletion of a row has been committed. */
const whileDeleting = async (table: string, id: string, send: () => Promise<Answer>): Promise<Answer> => {
  const client = await portal().database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`DELETE FROM ${table} WHERE id = $1`, [id])
    const answer = send()
    await expect
      .poll(async () => (await client.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount)
      .toBeGreaterThan(0)
    await client.query('COMMIT')
    return await answer
  } finally {
    client.release()
  }
}

interface Writing {
  /** The row that is deleted meanwhile. */
  readonly row: readonly [table: string, id: string]
  readonly sends: readonly ['POST' | 'PATCH', path: string, body: object]
}

const unknown = (path: string) => [400, 'invalid', [{ path, code: 'unknown_value' }]]
const missing = [404, 'not_found', undefined]

test.each<readonly [string, (as: Person) => Promise<Writing>, readonly unknown[]]>([
  [
    'a comment on a training',
    async as => {
      const { id } = await aTraining(portal(), {}, as)
      const body = { of_kind: 'sub_activity', of_id: id, text: 'Agreed' }
      return { row: ['sub_activities', id], sends: ['POST', '/comments', body] }
    },
    missing,
  ],
  [
    'a comment on an activity',
    async as => {
      const { id } = await anActivity(portal(), {}, as)
      return {
        row: ['activities', id],
        sends: ['POST', '/comments', { of_kind: 'activity', of_id: id, text: 'Agreed' }],
      }
    },
    missing,
  ],
  [
    'a comment on a project',
    async as => {
      const { id } = await aProject(portal(), {}, as)
      return { row: ['projects', id], sends: ['POST', '/comments', { of_kind: 'project', of_id: id, text: 'Agreed' }] }
    },
    missing,
  ],
  [
    'a project of a donor',
    async as => {
      const { id } = await aDonor(portal(), {}, as)
      const days = { start_date: '2026-01-01', end_date: '2026-12-31' }
      const kind = { type: 'training', program_size: 'small', currency: 'usd', budget_minor: 100 }
      const body = { code: randomUUID(), name: 'Water', donor_id: id, ...days, ...kind }
      return { row: ['donors', id], sends: ['POST', '/projects', body] }
    },
    unknown('donor_id'),
  ],
  [
    'a training of a course',
    async as => {
      const { id } = await aCourse(portal(), {}, as)
      const activity = await anActivity(portal(), {}, as)
      const days = { start_date: '2026-01-01', end_date: '2026-01-02' }
      const names = { code: randomUUID(), name: 'Part', attendance_method: 'online' }
      const body = { activity_id: activity.id, course_id: id, ...names, ...days }
      return { row: ['courses', id], sends: ['POST', '/sub_activities', body] }
    },
    unknown('course_id'),
  ],
  [
    'an indicator of an activity',
    async as => {
      const { id, project } = await anActivity(portal(), {}, as)
      const body = { project_id: project.id, activity_id: id, name: 'Wells', unit: 'wells', baseline: 0, target: 5 }
      return { row: ['activities', id], sends: ['POST', '/indicators', body] }
    },
    unknown('activity_id'),
  ],
  [
    'a team with an account',
    async as => {
      const { id } = await portal().person('project_officer')
      const project = await aProject(portal(), {}, as)
      const body = { version: 1, user_ids: [id] }
      return { row: ['users', id], sends: ['PATCH', `/projects/${project.id}/team`, body] }
    },
    unknown('user_ids'),
  ],
])('%s that is deleted meanwhile is refused like one that was never there', async (_, made, expected) => {
  const as = await portal().person('sysadmin')
  const { row, sends } = await made(as)
  const [method, path, body] = sends
  const answer = await whileDeleting(row[0], row[1], () => portal().call(method, path, { as, body }))
  expect([answer.status, answer.body.code, answer.body.errors]).toEqual(expected)
})

test('a request of an account that is deleted meanwhile is refused as signed out, with and without a key', async () => {
  const sent: readonly Record<string, string>[] = [{}, { 'idempotency-key': randomUUID() }]
  for (const headers of sent) {
    const as = await portal().person('user')
    const body = { list: '/own_enrollments', name: 'Mine', query: '', columns: '', is_default: false }
    const answer = await whileDeleting('users', as.id, () =>
      portal().call('POST', '/list_views', { as, body, headers }),
    )
    expect([answer.status, answer.body.code]).toEqual([401, 'not_signed_in'])
  }
})
