import { describe, expect, test } from 'vitest'
import { aCourse, anActivity, aTraining, confirmDeletion } from '../../support/made.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aBudget, remove, restore } from './removing.ts'

const portal = usePortal()

const query = async (sql: string, values: unknown[] = []) => (await portal().database.pool.query(sql, values)).rows

/** A deleted project with a training of a course and one trainee without other records. */
const aRemovedTraining = async (as: Person) => {
  const { project } = await aBudget(portal(), as)
  const trainee = await portal().person('user')
  const course = await aCourse(portal(), {}, as)
  const activity = await anActivity(portal(), { project_id: project.id }, as)
  const training = await aTraining(portal(), { activity_id: activity.id, course_id: course.id }, as)
  await query('INSERT INTO sub_activity_trainees (sub_activity_id, user_id) VALUES ($1, $2)', [training.id, trainee.id])
  await query('INSERT INTO project_users (project_id, user_id) VALUES ($1, $2)', [project.id, trainee.id])
  await remove(portal(), as, 'project', project)
  const removeAccount = () => confirmDeletion(portal(), `/users/${trainee.id}`, as)
  return { project, trainee, course, training, removeAccount }
}

describe('a row that archived rows reference', () => {
  test('cannot be deleted while they can be restored, such as an account or a course', async () => {
    const as = await portal().person('sysadmin')
    const { project, trainee, course, training, removeAccount } = await aRemovedTraining(as)
    const impact = await portal().call('GET', `/users/${trainee.id}/deletion_impact`, { as })
    expect(impact.body.data.records).toEqual([{ kind: 'removed_references', count: 1 }])
    expect((await removeAccount()).body.code).toBe('in_use')
    const removeCourse = () => portal().call('DELETE', `/courses/${course.id}`, { as, body: { version: 1 } })
    expect((await removeCourse()).body.code).toBe('in_use')
    const back = await restore(portal(), as, 'project', project)
    expect([back.status, back.body.data]).toEqual([200, { done: true, missing: [] }])
    expect(await query('SELECT user_id FROM sub_activity_trainees WHERE sub_activity_id = $1', [training.id])).toEqual([
      { user_id: trainee.id },
    ])
    expect(await query('SELECT FROM removed_references')).toEqual([])
  })

  test('may be missing on restore, such as after a backup, and is then reported while the rest is restored', async () => {
    const as = await portal().person('sysadmin')
    const { project, training, removeAccount } = await aRemovedTraining(as)
    await query('DELETE FROM removed_references')
    expect((await removeAccount()).status).toBe(200)
    const missing = [
      { kind: 'project_users', count: 1 },
      { kind: 'sub_activity_trainees', count: 1 },
    ]
    const back = await restore(portal(), as, 'project', project)
    expect([back.status, back.body.data]).toEqual([200, { done: true, missing }])
    expect(await query('SELECT FROM sub_activities WHERE id = $1', [training.id])).toHaveLength(1)
    const { data } = (await portal().call('GET', '/removed_projects', { as })).body
    expect(data.slice(0, 2)).toMatchObject([
      { action: 'restore', removal: { missing } },
      { action: 'delete', removal: { missing: [] } },
    ])
  })

  test('cannot be deleted while a deleted expense references it', async () => {
    const as = await portal().person('sysadmin')
    const { expense } = await aBudget(portal(), as)
    const author = await portal().person('user')
    await query('UPDATE expenses SET by_user = $2 WHERE id = $1', [expense.id, author.id])
    const body = { version: expense.version, reason: 'Posted twice' }
    expect((await portal().call('DELETE', `/expenses/${expense.id}`, { as, body })).status).toBe(200)
    const gone = await confirmDeletion(portal(), `/users/${author.id}`, as)
    expect(gone.body.code).toBe('in_use')
  })
})
