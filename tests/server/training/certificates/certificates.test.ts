import { limits } from '@portal/contract/core/fields/limits'
import type { Certificate } from '@portal/contract/training/certificates/certificates'
import type { TrainingResult } from '@portal/contract/training/results/trainee-results'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { mailsTo } from '../../support/people/people.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSession, deleteTraining } from '../../support/training/trainings.ts'
import { aFinishedTraining } from './finished-training.ts'

const portal = usePortal({ TIME_ZONE: 'UTC' })

const get = (path: string, as?: Person) => portal().call('GET', path, { as })

const issue = (id: string, as: Person, people: readonly Person[], given: object = {}) =>
  portal().call('POST', `/sub_activities/${id}/certificates`, {
    as,
    body: { user_ids: people.map(person => person.id), ...given },
  })

const ownOf = async (person: Person): Promise<Certificate[]> => (await get('/own_certificates', person)).body.data

const revoke = (id: string | undefined, as: Person, reason = 'Wrong name') =>
  portal().call('POST', `/certificates/${id}/revoke`, { as, body: { reason } })

const verify = (code: string, remoteAddress: string) =>
  portal().app.inject({
    url: `/api/certificate_verification?code=${encodeURIComponent(code)}`,
    headers: { host: 'portal.localhost' },
    remoteAddress,
  })

describe('a certificate', () => {
  test('can be issued to several trainees at once, with a result for each, but only once to each', async () => {
    const { id, as, good, away } = await aFinishedTraining(portal())
    expect((await issue(id, as, [good, away])).body.data).toEqual([
      { id: good.id, refused: null },
      { id: away.id, refused: 'certificate_not_earned' },
    ])
    expect((await issue(id, as, [good])).body.data).toEqual([{ id: good.id, refused: 'certificate_issued' }])
    const [certificate] = await ownOf(good)
    expect(certificate).toMatchObject({
      ...{ kind: 'achievement', training: 'First aid', sub_activity_id: id, revoked_at: null },
      ...{
        start_date: '2026-01-01',
        end_date: '2026-12-31',
        code: expect.stringMatching(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/),
      },
    })
    expect(await ownOf(away)).toEqual([])
    const rows: TrainingResult[] = (await get(`/sub_activities/${id}/results`, as)).body.data
    expect(rows.find(row => row.id === good.id)?.certificate).toMatchObject({ id: certificate?.id })
    expect(await auditOf(portal(), 'sub_activities', id)).toContain('issue_certificates')
  })

  test('notifies its owner, in the portal and by mail, when it is issued and when it is revoked', async () => {
    const { id, as, good, away } = await aFinishedTraining(portal())
    await issue(id, as, [good, away])
    const [certificate] = await ownOf(good)
    await revoke(certificate?.id, as, 'Forged marks')
    const target = { kind: 'trainings', id }
    expect((await get('/notices', good)).body.data).toMatchObject([
      { kind: 'certificate_revoked', target, details: { name: 'First aid' } },
      { kind: 'certificate_issued', target, details: { name: 'First aid' } },
    ])
    const mails = await mailsTo(portal(), good.email)
    expect(mails.map(({ title }) => title)).toEqual(['Your certificate was issued', 'Your certificate was revoked'])
    for (const { content } of mails) {
      expect(content).toContain(`/sup/trainings/${id}`)
      expect(content).not.toContain('Forged')
    }
    expect((await get('/notices', away)).body.data).toEqual([])
    expect(await mailsTo(portal(), away.email)).toEqual([])
  })

  test('is issued once when several requests issue it concurrently', async () => {
    const { id, as, good } = await aFinishedTraining(portal())
    const answers = await Promise.all(Array.from({ length: 6 }, () => issue(id, as, [good])))
    expect(answers.filter(({ body }) => body.data[0].refused === null)).toHaveLength(1)
    expect(await ownOf(good)).toHaveLength(1)
  })

  test('requires a reason if it wasn’t earned, and can’t be issued to a person who isn’t a trainee', async () => {
    const { id, as, away } = await aFinishedTraining(portal())
    const given = { kind: 'achievement', reason: 'Sat the test on paper' }
    expect((await issue(id, as, [away], given)).body.data).toEqual([{ id: away.id, refused: null }])
    const [certificate] = await ownOf(away)
    expect(certificate?.kind).toBe('achievement')
    expect(JSON.stringify(certificate)).not.toContain(given.reason)
    expect((await issue(id, as, [as], given)).body.errors).toEqual([{ path: 'user_ids', code: 'unknown_value' }])
  })

  test('is issued after the last session, or earlier with a reason', async () => {
    const { id, as, good } = await aFinishedTraining(portal())
    const coming = await aSession(portal(), id, { date: '2026-06-15', start: '08:00', end: '10:00', minutes: 1 })
    expect((await issue(id, as, [good])).body.data).toEqual([{ id: good.id, refused: 'certificate_early' }])
    const rows: TrainingResult[] = (await get(`/sub_activities/${id}/results`, as)).body.data
    expect(rows.map(({ is_early }) => is_early)).toEqual([true, true])
    const reason = 'Leaves for a job abroad'
    expect((await issue(id, as, [good], { reason })).body.data).toEqual([{ id: good.id, refused: null }])
    const { rows: stored } = await portal().database.pool.query(
      'SELECT kind, reason FROM certificates WHERE user_id = $1',
      [good.id],
    )
    // The earned kind is issued by default.
    expect(stored).toEqual([{ kind: 'achievement', reason }])
    const [first] = await ownOf(good)
    await revoke(first?.id, as)
    const body = { version: 1, is_cancelled: true }
    await portal().call('PATCH', `/training_sessions/${coming}/cancelled`, { as, body })
    expect((await issue(id, as, [good])).body.data).toEqual([{ id: good.id, refused: null }])
  })

  test('is visible to its owner and viewers of the results, and can be issued and revoked only by editors', async () => {
    const { id, as, good, away } = await aFinishedTraining(portal())
    await issue(id, as, [good])
    const [certificate] = await ownOf(good)
    const path = `/certificates/${certificate?.id}`
    const viewer = await staffWith(portal(), 'sub_activities.view_results', 'projects.view_all')
    const stranger = await staffWith(portal(), 'sub_activities.view_results', 'sub_activities.edit')
    expect((await get(path, good)).body.data).toEqual(certificate)
    expect((await get(path, viewer)).body.data).toEqual({ ...certificate, can: { print: true } })
    for (const reader of [away, stranger]) expect((await get(path, reader)).status).toBe(404)
    expect((await issue(id, viewer, [good])).status).toBe(403)
    expect((await issue(id, stranger, [good])).status).toBe(404)
    expect((await revoke(certificate?.id, viewer)).status).toBe(403)
    expect((await revoke(certificate?.id, stranger)).status).toBe(404)
  })

  test('can be revoked once with a reason, and then another one can be issued', async () => {
    const { id, as, good } = await aFinishedTraining(portal())
    await issue(id, as, [good])
    const [first] = await ownOf(good)
    expect((await revoke(first?.id, as, '')).status).toBe(400)
    expect((await revoke(first?.id, as)).body.data.revoked_at).toMatch(/^2026-06-15T09:00/)
    expect((await revoke(first?.id, as)).body.code).toBe('transition_refused')
    expect((await issue(id, as, [good])).body.data).toEqual([{ id: good.id, refused: null }])
    const own = await ownOf(good)
    expect(own.map(({ revoked_at }) => revoked_at === null).toSorted()).toEqual([false, true])
    expect(new Set(own.map(({ code }) => code)).size).toBe(2)
  })
})

describe('the public verification of a certificate', () => {
  test('shows its content, and whether it was revoked, to anybody with the code in any spelling', async () => {
    const { id, as, good } = await aFinishedTraining(portal())
    await issue(id, as, [good])
    const [certificate] = await ownOf(good)
    const code = certificate?.code ?? ''
    const found = await verify(code.toLowerCase().replaceAll('-', ' '), '198.51.100.1')
    const { id: _, code: __, sub_activity_id: ___, can: ____, ...said } = certificate ?? {}
    expect(found.json().data).toEqual(said)
    await revoke(certificate?.id, as, 'Forged marks')
    const later = await verify(code, '198.51.100.1')
    expect(later.json().data.revoked_at).toMatch(/^2026-06-15T09:00/)
    expect(later.body).not.toContain('Forged')
  })

  test('still works after the training was deleted', async () => {
    const { id, as, good } = await aFinishedTraining(portal())
    await issue(id, as, [good])
    const [certificate] = await ownOf(good)
    await deleteTraining(portal(), id, as)
    expect((await get(`/sub_activities/${id}`, as)).status).toBe(404)
    expect((await verify(certificate?.code ?? '', '198.51.100.2')).statusCode).toBe(200)
    expect((await ownOf(good))[0]).toMatchObject({ sub_activity_id: null })
  })

  test('limits wrong codes per network, but not correct ones', async () => {
    const { id, as, good } = await aFinishedTraining(portal())
    await issue(id, as, [good])
    const code = (await ownOf(good))[0]?.code ?? ''
    for (let at = 0; at < limits.certificate_tries + 5; at++)
      expect((await verify(code, '198.51.100.3')).statusCode).toBe(200)
    const wrong = '0A1B-2C3D-4E5F-6G7H'
    for (let at = 0; at < limits.certificate_tries; at++)
      expect((await verify(wrong, '198.51.100.4')).statusCode).toBe(404)
    for (const one of [wrong, code]) expect((await verify(one, '198.51.100.4')).statusCode).toBe(429)
    expect((await verify(code, '198.51.100.3')).statusCode).toBe(200)
  })
})
