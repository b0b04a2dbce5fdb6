import { describe, expect, test } from 'vitest'
import { setClock } from '../../support/clock.ts'
import { aTraining, confirmDeletion } from '../../support/made.ts'
import { mailsTo } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, deleteTraining } from '../../support/training/trainings.ts'

const portal = usePortal()

const noticesOf = async (as: Person) => (await portal().call('GET', '/notices', { as })).body.data

/** A training with one person of each role. Trainees read Arabic. */
const planned = async () => {
  setClock(portal(), '2026-06-15T09:00:00Z')
  const as = await portal().person('sysadmin')
  const training = await aTraining(portal(), { name: 'First aid' }, as)
  const person = (more = {}) => portal().person('user', [], more)
  const people = {
    trainee: await person({ language: 'ar' }),
    instructor: await person(),
    waiting: await person(),
    asking: await person(),
    rejected: await person(),
    stranger: await person(),
    member: await portal().person('staff'),
  }
  const put = (table: string, { id }: Person, more: readonly [column: string, value: string][] = []) =>
    portal().database.pool.query(
      `INSERT INTO ${table} (sub_activity_id, user_id${more.map(([column]) => `, ${column}`).join('')})
       VALUES ($1, $2${more.map(([, value]) => `, ${value}`).join('')})`,
      [training.id, id],
    )
  await put('sub_activity_users', people.member)
  await put('sub_activity_instructors', people.instructor)
  await put('sub_activity_trainees', people.trainee)
  for (const [state, one] of [
    ['waitlisted', people.waiting],
    ['pending', people.asking],
    ['rejected', people.rejected],
  ] as const)
    await put('enrollments', one, [
      ['id', 'gen_random_uuid()'],
      ['state', `'${state}'`],
    ])
  return { as, training, ...people }
}

type Planned = Awaited<ReturnType<typeof planned>>

const told = async (made: Planned) => {
  const roles = ['trainee', 'instructor', 'waiting', 'asking', 'rejected', 'stranger', 'member', 'as'] as const
  const found = await Promise.all(
    roles.map(async role => {
      const mails = await mailsTo(portal(), made[role].email)
      const notices = (await noticesOf(made[role])).filter(({ kind }: { kind: string }) => kind === 'training_deleted')
      return [role, notices.length, mails.length] as const
    }),
  )
  return found.flatMap(([role, notices, mails]) => (notices + mails > 0 ? [`${role} ${notices} ${mails}`] : []))
}

const everyone = ['trainee 1 1', 'instructor 1 1', 'waiting 1 1', 'asking 1 1', 'member 1 1']

describe('the deletion of a training', () => {
  test('notifies its people and its team, by name only, in the portal and by mail', async () => {
    const made = await planned()
    await deleteTraining(portal(), made.training.id, made.as)
    expect(await told(made)).toEqual(everyone)
    const [notice] = await noticesOf(made.trainee)
    expect(notice).toMatchObject({ kind: 'training_deleted', target: null, details: { name: 'First aid' } })
    expect(Object.keys(notice.details)).toEqual(['name'])
    const [[arabic], [english]] = [
      await mailsTo(portal(), made.trainee.email),
      await mailsTo(portal(), made.instructor.email),
    ]
    expect([arabic?.title, english?.title]).toEqual(['حُذف تدريب', 'A training was deleted'])
    expect([arabic?.state, english?.state]).toEqual(['kept', 'kept'])
    for (const mail of [arabic, english]) {
      expect(mail?.content).toContain('First aid')
      expect(mail?.content).not.toContain(made.training.code)
    }
  })

  test.each(['activities', 'projects', 'donors'])('together with one of its %s notifies them too', async entity => {
    const made = await planned()
    const { rows } = await portal().database.pool.query(
      `SELECT activities.id AS activities, projects.id AS projects, donor_id AS donors
       FROM activities JOIN projects ON projects.id = project_id WHERE activities.id = $1`,
      [made.training.activity.id],
    )
    const answer = await confirmDeletion(portal(), `/${entity}/${rows[0][entity]}`, made.as)
    expect(answer.body).toEqual({ data: { done: true } })
    expect(await told(made)).toEqual(everyone)
  })

  test('notifies only the team once the training is over, and nobody who switched that off', async () => {
    const over = await planned()
    setClock(portal(), '2027-01-01T09:00:00Z')
    await deleteTraining(portal(), over.training.id, over.as)
    expect(await told(over)).toEqual(['member 1 1'])
    const off = await planned()
    const body = { off: ['training_deleted'], digest: 'none' }
    await portal().call('PATCH', '/notices/settings', { as: off.trainee, body })
    await deleteTraining(portal(), off.training.id, off.as)
    expect(await told(off)).toEqual(everyone.slice(1))
  })

  test('doesn’t notify anybody if it is refused', async () => {
    const made = await planned()
    const refused = await confirmDeletion(portal(), `/sub_activities/${made.training.id}`, made.as, { shown: 'x' })
    expect([refused.body.code, await told(made)]).toEqual(['changed_meanwhile', []])
  })
})

describe('the deletion of a session', () => {
  test('names its marks, and is refused if another was set since', async () => {
    const { as, training, trainee, instructor } = await planned()
    const session = await aSession(portal(), training.id, { date: '2026-06-14' })
    const path = `/training_sessions/${session}`
    const mark = ({ id }: Person) =>
      portal().database.pool.query(
        `INSERT INTO attendance (session_id, user_id, mark, marked_at) VALUES ($1, $2, 'present', now())`,
        [session, id],
      )
    await mark(trainee)
    const { shown, cascades, code } = (await portal().call('GET', `${path}/deletion_impact`, { as })).body.data
    expect([cascades, code]).toEqual([[{ kind: 'attendance', count: 1, names: [] }], undefined])
    await mark(instructor)
    const send = async (body: object) => (await portal().call('DELETE', path, { as, body })).body
    expect((await send({ version: 1, shown })).code).toBe('changed_meanwhile')
    expect((await send({ version: 1 })).errors).toEqual([{ path: 'shown', code: 'field_required' }])
    expect((await confirmDeletion(portal(), path, as)).body).toEqual({ data: { done: true } })
  })
})
