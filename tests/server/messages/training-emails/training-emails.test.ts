import { startingPrivileges } from '@portal/contract/core/rights/accounts'
import { fillPlaceholders, placeholders } from '@portal/contract/messages/training-emails'
import { describe, expect, test } from 'vitest'
import { aCourse, aTraining, auditOf } from '../../support/made.ts'
import { partsOf } from '../../support/messages/mail-parts.ts'
import { startMailPeer } from '../../support/messages/mail-peer.ts'
import { portalWith, soon, work } from '../../support/messages/outbox.ts'
import { staffWith } from '../../support/people/holders.ts'
import type { Person, Portal } from '../../support/portal.ts'

const add = async (portal: Portal, id: string, role: string, ...people: readonly Person[]) =>
  portal.call('POST', `/sub_activities/${id}/${role}`, {
    as: await portal.person('sysadmin'),
    body: { user_ids: people.map(one => one.id) },
  })

const trainingWithPeople = async (portal: Portal) => {
  const course = await aCourse(portal, { name_en: 'First aid basics' })
  const training = await aTraining(portal, { course_id: course.id, place: 'Hall <2> & yard' })
  const { user, instructor } = startingPrivileges
  const huda = await portal.person('user', user, {
    ...{ first_name_ar: 'هدى', last_name_ar: 'خالد', first_name_en: 'Huda', last_name_en: 'Khaled', language: 'ar' },
  })
  const adam = await portal.person('user', user, { first_name_en: 'Adam', last_name_en: 'Haddad' })
  const teacher = await portal.person('instructor', instructor, { first_name_en: 'Zeina', last_name_en: 'Omar' })
  await add(portal, training.id, 'trainees', huda, adam)
  await add(portal, training.id, 'instructors', teacher)
  return { training, huda, adam, teacher }
}

const writes = (portal: Portal) => staffWith(portal, 'sub_activities.send_emails', 'projects.view_all')

const send = (portal: Portal, as: Person, id: string, body: object, action = '') =>
  portal.call('POST', `/sub_activities/${id}/emails${action}`, { as, body })

const draft = {
  title: 'See you in {{training}}, {{name}}',
  content: '<p>Dear {{name}},</p><ul><li>{{course}} at {{place}}</li></ul><p>From {{start_date}}. {{link}}</p>',
  groups: ['approved'],
}

test('a training email reaches each trainee with their own values, in HTML and plain text', async () => {
  const peer = await startMailPeer()
  const portal = await portalWith(peer.url)
  const { training, huda, adam, teacher } = await trainingWithPeople(portal)
  const as = await writes(portal)
  work(portal)
  const before = peer.received.length
  const { status, body } = await send(portal, as, training.id, draft)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ title: draft.title, total: 2, can: { retry: false } })
  const read = async () => (await portal.call('GET', `/mailings/${body.data.id}`, { as })).body.data
  await soon(async () => expect((await read()).counts.sent).toBe(2))
  const mails = peer.received.slice(before).filter(({ source }) => source.includes('Hall'))
  expect(mails.map(({ to }) => to).sort()).toEqual([huda.email, adam.email].sort())
  expect(mails.some(({ to }) => to === teacher.email)).toBe(false)
  const [text = '', html = ''] = partsOf(mails.find(({ to }) => to === adam.email)?.source ?? '')
  const page = `/sup/trainings/${training.id}`
  expect(text).toContain('Dear Adam Haddad,\n\n- First aid basics at Hall <2> & yard\n\nFrom 2026-01-01. http')
  expect(text).toContain(page)
  expect(html).toContain('First aid basics at Hall &lt;2&gt; &amp; yard')
  expect(html).toContain(`${page}">`)
  const [arabic = '', arabicHtml = ''] = partsOf(mails.find(({ to }) => to === huda.email)?.source ?? '')
  expect(arabic).toContain('Dear هدى خالد,')
  expect(arabic).toContain('إدارة المشاريع')
  expect(arabicHtml).toContain('dir="rtl"')
  expect((await read()).content).toBe(draft.content)
  expect((await auditOf(portal, 'sub_activities', training.id)).at(-1)).toBe('send_emails')
})

test('a retry sends all failed emails that can be sent again', async () => {
  let isFull = true
  const peer = await startMailPeer({
    onRcptTo: ({ address }, _session, callback) =>
      isFull && address.startsWith('full')
        ? callback(Object.assign(new Error('mailbox full'), { responseCode: 550 }))
        : callback(),
  })
  const portal = await portalWith(peer.url)
  const { training, adam, huda } = await trainingWithPeople(portal)
  await portal.database.pool.query("UPDATE users SET email = 'full@example.org' WHERE id = $1", [adam.id])
  await portal.database.pool.query('UPDATE users SET active = false WHERE id = $1', [huda.id])
  const as = await writes(portal)
  work(portal)
  const { id } = (await send(portal, as, training.id, { ...draft, groups: ['approved', 'instructors'] })).body.data
  const read = async () => (await portal.call('GET', `/mailings/${id}`, { as })).body.data
  await soon(async () => expect((await read()).counts).toEqual({ waiting: 0, kept: 0, sent: 1, failed: 2, expired: 0 }))
  const failed = await portal.call('GET', `/mailings/${id}/recipients?state=failed`, { as })
  expect(new Map(failed.body.data.map((row: { to: string; reason: string }) => [row.to, row.reason]))).toEqual(
    new Map([
      ['full@example.org', 'EENVELOPE 550'],
      [huda.email, 'account_inactive'],
    ]),
  )
  isFull = false
  const retry = () => portal.call('POST', `/mailings/${id}/retry`, { as })
  expect((await read()).can.retry).toBe(true)
  expect((await retry()).status).toBe(200)
  await soon(async () => expect((await read()).counts).toEqual({ waiting: 0, kept: 0, sent: 2, failed: 1, expired: 0 }))
  expect((await read()).can.retry).toBe(false)
  expect((await retry()).body.code).toBe('transition_refused')
  expect(await auditOf(portal, 'mailings', id)).toEqual(['retry'])
})

describe('the preview of a training email', () => {
  test("shows each recipient's message by name and stops at the last one", async () => {
    const portal = await portalWith()
    const { training } = await trainingWithPeople(portal)
    const as = await writes(portal)
    const at = async (position: number) =>
      (await send(portal, as, training.id, { ...draft, groups: ['approved', 'instructors'], position }, '/preview'))
        .body.data
    const names = [await at(0), await at(1), await at(2), await at(9)].map(({ recipient, position, total }) => [
      recipient.full_name_en,
      position,
      total,
    ])
    expect(names).toEqual([
      ['Adam Haddad', 0, 3],
      ['Huda Khaled', 1, 3],
      ['Zeina Omar', 2, 3],
      ['Zeina Omar', 2, 3],
    ])
    expect(await at(1)).toMatchObject({ title: 'See you in First aid, هدى خالد', is_active: true })
    expect((await at(2)).content).toContain(`/staff/trainings/instructor/${training.id}`)
    expect((await portal.call('GET', `/sub_activities/${training.id}/emails`, { as })).body.data).toEqual([])
  })

  test('contains no scripts from the text or from values', async () => {
    const portal = await portalWith()
    const { training } = await trainingWithPeople(portal)
    const content = '<p onclick="x()">{{place}}<script>x()</script><a href="javascript:x()">go</a></p>'
    const { body } = await send(
      portal,
      await writes(portal),
      training.id,
      { ...draft, content, position: 0 },
      '/preview',
    )
    expect(body.data.content).toBe('<p>Hall &lt;2&gt; &amp; yardgo</p>')
  })
})

test('a training email goes to people by enrolment state, to instructors or to chosen people', async () => {
  const portal = await portalWith()
  const { training, adam, huda, teacher } = await trainingWithPeople(portal)
  const admin = await portal.person('sysadmin')
  await portal.call('DELETE', `/sub_activities/${training.id}/trainees/${adam.id}`, { as: admin })
  const as = await writes(portal)
  const to = async (given: object) => {
    const { body } = await send(portal, as, training.id, { ...draft, groups: [], ...given })
    if (!body.data) return body.errors
    const { data } = (await portal.call('GET', `/mailings/${body.data.id}/recipients`, { as })).body
    return data.map((row: { to: string }) => row.to)
  }
  expect(await to({ groups: ['approved'] })).toEqual([huda.email])
  expect(await to({ groups: ['withdrawn'] })).toEqual([adam.email])
  expect(await to({ user_ids: [adam.id, teacher.id] })).toEqual([adam.email, teacher.email].sort())
  // A person who withdrew and enrolled again is no longer in the group of withdrawn people.
  await add(portal, training.id, 'trainees', adam)
  expect(await to({ groups: ['withdrawn'] })).toEqual([{ path: 'groups', code: 'no_recipients' }])
  const stranger = await portal.person('user')
  expect(await to({ user_ids: [stranger.id] })).toEqual([{ path: 'user_ids', code: 'unknown_value' }])
  expect(await to({})).toEqual([{ path: 'groups', code: 'select_value' }])
  const people = await portal.call('GET', `/sub_activities/${training.id}/emails/people?search=haddad`, { as })
  expect(people.body.data.map((row: { id: string }) => row.id)).toEqual([adam.id])
})

test('a training email with an unknown placeholder or without text is rejected', async () => {
  const portal = await portalWith()
  const { training } = await trainingWithPeople(portal)
  const as = await writes(portal)
  const errors = async (given: object) => (await send(portal, as, training.id, { ...draft, ...given })).body.errors
  const unknown = (path: string) => [{ path, code: 'placeholder_unknown' }]
  expect(await errors({ title: 'Dear {{nmae}}' })).toEqual(unknown('title'))
  expect(await errors({ content: '<p>{{password}}</p>' })).toEqual(unknown('content'))
  expect(await errors({ content: '<p>{{na<strong>me}}</strong></p>' })).toEqual(unknown('content'))
  expect(await errors({ content: '<p> &nbsp;<br></p>' })).toEqual([{ path: 'content', code: 'field_empty' }])
  const all = placeholders.map(name => `{{${name}}}`).join('')
  expect(fillPlaceholders(all, name => `${name} `)).toBe(`${placeholders.join(' ')} `)
  expect(await errors({ title: all })).toBeUndefined()
})

test('training emails are open only to people who see the training and have its privilege', async () => {
  const portal = await portalWith()
  const { training } = await trainingWithPeople(portal)
  const as = await writes(portal)
  const { id } = (await send(portal, as, training.id, draft)).body.data
  const colleague = await writes(portal)
  const blind = await staffWith(portal, 'sub_activities.send_emails')
  const other = await staffWith(portal, 'users.send_emails', 'projects.view_all')
  const listed = (who: Person) => portal.call('GET', `/sub_activities/${training.id}/emails`, { as: who })
  const read = async (who: Person) => (await portal.call('GET', `/mailings/${id}`, { as: who })).status
  expect((await listed(colleague)).body.data.map((row: { id: string }) => row.id)).toEqual([id])
  expect([await read(colleague), await read(blind), await read(other)]).toEqual([200, 404, 404])
  expect([(await listed(blind)).status, (await listed(other)).status]).toEqual([404, 403])
  expect((await send(portal, blind, training.id, draft)).status).toBe(404)
  expect((await send(portal, blind, training.id, { ...draft, position: 0 }, '/preview')).status).toBe(404)
  expect((await portal.call('POST', `/mailings/${id}/retry`, { as: blind })).status).toBe(404)
})
