import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aDonor, anActivity, aProject } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

test.each(['sub_activities', 'activities', 'projects', 'donors'])(
  'never deletes a comment on a training that was added after the preview of %s',
  async entity => {
    const as = await portal().person('sysadmin')
    const donors = await aDonor(portal(), {}, as)
    const projects = await aProject(portal(), { donor_id: donors.id }, as)
    const days = { start_date: '2026-01-01', end_date: '2026-12-31' }
    const activities = await anActivity(portal(), { project_id: projects.id, ...days }, as)
    const part = { activity_id: activities.id, code: 'S', name: 'Part', attendance_method: 'online', ...days }
    const training = (await portal().call('POST', '/sub_activities', { as, body: part })).body.data
    const record = new Map(Object.entries({ donors, projects, activities, sub_activities: training })).get(entity)
    const path = `/${entity}/${record?.id}`
    const { code, shown } = (await portal().call('GET', `${path}/deletion_impact`, { as })).body.data
    const client = await portal().database.pool.connect()
    await client.query('BEGIN')
    await client.query(
      `INSERT INTO comments (id, sub_activity_id, by_user, text, at) VALUES (gen_random_uuid(), $1, $2, 'Agreed', now())`,
      [training.id, as.id],
    )
    const body = { version: 1, typed_code: code, shown, reason: 'Entered twice' }
    const deleting = portal().call('DELETE', path, { as, body })
    await pause(400)
    await client.query('COMMIT')
    client.release()
    const { status, body: answer } = await deleting
    expect([status, answer.code]).toEqual([409, 'changed_meanwhile'])
    const { rows } = await portal().database.pool.query('SELECT FROM comments WHERE sub_activity_id = $1', [
      training.id,
    ])
    expect(rows).toHaveLength(1)
  },
)
