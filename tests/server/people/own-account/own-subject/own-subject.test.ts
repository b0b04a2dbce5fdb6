import type { AccountType } from '@portal/contract/core/rights/accounts'
import { privileges } from '@portal/contract/core/rights/privileges'
import { describe, expect, test } from 'vitest'
import { allEndpoints } from '../../../support/endpoints.ts'
import { type Answer, type Person, usePortal } from '../../../support/portal.ts'
import { aMark, aTest, aTrainingOf } from '../../../support/training/trainings.ts'
import { cases, run } from './cases.ts'
import { allowed, readsWithSubject } from './classified.ts'
import { storedIn, worldOf } from './world.ts'

const portal = usePortal()

/** A person with all privileges for trainings. */
const actor = (type: AccountType): Promise<Person> =>
  portal().person(type, [
    ...privileges.sub_activities.map(command => ({ group: 'sub_activities', command })),
    { group: 'projects', command: 'view_all' },
  ])

/** Returns all codes of a response, including those of fields and rows. */
const codesOf = ({ body }: Answer): readonly string[] => {
  const rows: readonly { refused?: string | null }[] = Array.isArray(body.data) ? body.data : []
  const fields: readonly { code: string }[] = body.errors ?? []
  return [body.code, ...fields.map(({ code }) => code), ...rows.map(({ refused }) => refused)].filter(
    code => typeof code === 'string',
  )
}

const numbered = cases.map((one, at) => ({ ...one, at }))

describe.each(['project_coordinator', 'project_director', 'sysadmin'] as const)('a %s', type => {
  test.each(numbered)('is rejected about themselves, and nothing is stored: $endpoint ($at)', async one => {
    const as = await actor(type)
    const world = await worldOf(portal(), as)
    await one.prepare?.(portal(), world)
    const before = await storedIn(portal())
    const answer = await run(portal(), one, { as, subject: as, world })
    expect(codesOf(answer)).toContain('own_subject')
    expect(await storedIn(portal())).toEqual(before)
  })

  test.each(numbered)('is allowed about another person: $endpoint ($at)', async one => {
    const as = await actor(type)
    const subject = await portal().person('user')
    const world = await worldOf(portal(), subject)
    await one.prepare?.(portal(), world)
    const answer = await run(portal(), one, { as, subject, world })
    const isOutdated = one.body?.(world, subject) && 'version' in one.body(world, subject) && answer.status === 409
    expect(codesOf(answer)).toEqual(isOutdated ? ['changed_meanwhile'] : [])
    expect(answer.status).toBe(isOutdated ? 409 : 200)
  })
})

describe("one's own row in a list", () => {
  const own = async () => {
    const as = await portal().person('sysadmin')
    const other = await portal().person('user')
    const world = await worldOf(portal(), as)
    await portal().database.pool.query('INSERT INTO sub_activity_trainees (sub_activity_id, user_id) VALUES ($1, $2)', [
      world.training,
      other.id,
    ])
    const get = async (path: string) => (await portal().call('GET', path, { as })).body.data
    return { as, other, world, get }
  }
  const rightOf = (rows: readonly { id: string; can: Readonly<Record<string, boolean>> }[], { id }: Person) =>
    rows.find(row => row.id === id)?.can

  test('offers no actions that would be rejected, unlike rows of others', async () => {
    const { as, other, world, get } = await own()
    const attending = (await get(`/training_sessions/${world.session}/attendance`)).trainees
    expect([rightOf(attending, as), rightOf(attending, other)]).toEqual([{ mark: false }, { mark: true }])
    const results = await get(`/sub_activities/${world.training}/results`)
    expect([rightOf(results, as), rightOf(results, other)]).toEqual([{ certify: false }, { certify: true }])
    const [session] = await get(`/sub_activities/${world.training}/sessions`)
    expect(session.can).toEqual({ edit: false, delete: false, mark: true })
    const { can } = await get(`/sub_activities/${world.training}`)
    expect(can).toMatchObject({ edit: true, delete: false, sessions: true, plan_sessions: false })
    const extra = await get(`/exams/${world.test}/extra_time`)
    expect([rightOf(extra, as), rightOf(extra, other)]).toEqual([{ set: false }, { set: true }])
    const trainees = await get(`/sub_activities/${world.training}/trainees`)
    expect(rightOf(trainees, as)).toEqual({ remove: false, drop_out: false })
    expect(Object.values(rightOf(trainees, other) ?? {})).toContain(true)
    const [request] = await get(`/sub_activities/${world.wanted}/enrollments`)
    expect(request.can).toEqual({ approve: false, waitlist: false, reject: false, drop_out: false })
    const choices = await get(`/sub_activities/${world.wanted}/trainees/choices?search=${as.email}`)
    expect(choices).toEqual([])
    const tests = await get(`/exams?sub_activity_id=${world.training}`)
    expect(tests.can).toEqual({ add: false })
    expect(tests.exams.map(({ can }: { can: object }) => can)).toEqual(Array(2).fill({ edit: false, delete: false }))
    const certificate = await get(`/certificates/${world.certificate}`)
    expect(certificate.can).toEqual({ print: false })
    const attempts = await get(`/sub_activities/${world.training}/exam_results`)
    expect(attempts.can).toEqual({ mark: true, mark_tests: ['pre'] })
    expect(rightOf(attempts.results, { ...as, id: world.attempt })).toEqual({ decide_late: false })
  })
})

describe('an exam taken by staff', () => {
  test('shows staff their own answers without the solution, and answers of others only after its release', async () => {
    const [as, other] = [await actor('project_coordinator'), await portal().person('user')]
    const { id } = await aTrainingOf(portal(), { trainees: [as, other] })
    const exam = await aTest(portal(), id, 'post')
    await aMark(portal(), exam, as, 50)
    await aMark(portal(), exam, other, 60)
    const { rows } = await portal().database.pool.query('SELECT id, user_id FROM exam_attempts WHERE exam_id = $1', [
      exam,
    ])
    const read = async ({ id: user }: Person) => {
      const attempt = rows.find(({ user_id }) => user_id === user)?.id
      const { body } = await portal().call('GET', `/exam_attempts/${attempt}/answers`, { as })
      return body.code ?? body.data.questions.map(({ correct }: { correct: object | null }) => correct !== null)
    }
    expect([await read(as), await read(other)]).toEqual([[false], 'own_subject'])
    const texts = () => portal().call('GET', `/sub_activities/${id}/text_answers?slug=post`, { as })
    await portal().database.pool.query(`UPDATE exams SET closes_at = now() - interval '1 day' WHERE id = $1`, [exam])
    expect([await read(as), await read(other)]).toEqual([[true], [true]])
    // People never mark their own answers, even after the release.
    expect((await texts()).body.data.map(({ trainee }: { trainee: Person }) => trainee.id)).toEqual([other.id])
  })

  test('cannot be read or copied by its trainee, even after they left the training', async () => {
    const as = await actor('sysadmin')
    const { id } = await aTrainingOf(portal(), { trainees: [as], instructors: [as] })
    const exam = await aTest(portal(), id, 'post')
    const free = await aTest(portal(), id, 'pre')
    await aMark(portal(), exam, as, 50)
    await portal().database.pool.query('DELETE FROM sub_activity_trainees WHERE user_id = $1', [as.id])
    const body = { source_id: exam, question_ids: [exam] }
    // The attempt remains after the person withdrew, so the exam still counts as theirs.
    expect((await portal().call('POST', `/exams/${free}/copies`, { as, body })).body.code).toBe('own_subject')
    expect((await portal().call('GET', `/exams/${free}/sources`, { as })).body.data).toEqual([])
    expect((await portal().call('GET', `/exams/${exam}/questions`, { as })).body.code).toBe('own_subject')
    expect((await portal().call('GET', `/exams/${free}/questions`, { as })).status).toBe(200)
  })
})

describe('every endpoint about people', () => {
  const refused = new Set<string>(cases.map(({ endpoint }) => endpoint))

  test('that reads is either rejected for oneself by a case above or allowed for a reason', () => {
    expect(readsWithSubject.filter(key => refused.has(key) === allowed.has(key))).toEqual([])
    const reads = [...refused, ...allowed.keys()].filter(key => key.startsWith('GET '))
    expect(reads.filter(key => !readsWithSubject.includes(key))).toEqual([])
  })

  test('declares own_subject in its contract if it is rejected', () => {
    const silent = allEndpoints
      .map(({ endpoint }) => ({ key: `${endpoint.method} ${endpoint.path}`, endpoint }))
      .filter(
        ({ key, endpoint: { errors = [], output } }) =>
          refused.has(key) && !errors.includes('own_subject') && !JSON.stringify(output).includes('own_subject'),
      )
    expect(silent.map(({ key }) => key)).toEqual(['POST /sub_activities/:id/attendance_import'])
  })
})
