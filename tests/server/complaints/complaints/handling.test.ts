import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { OWN, peopleOf, READS } from './support.ts'

const portal = usePortal({ PUBLIC_URL: 'https://portal.example.org' })
let people: Awaited<ReturnType<typeof peopleOf>>
beforeAll(async () => {
  people = await peopleOf(portal())
})

const SECRET = 'purple giraffe'
const rowsOf = async (sql: string, ...values: unknown[]) => (await portal().database.pool.query(sql, values)).rows
const textOf = { reply: 'reply', comment: 'inner_comment', close: 'note', reopen: 'reason' } as const
type Action = keyof typeof textOf
const does = (id: string, action: Action, version: number, as = people.officer) =>
  people.act(id, action, { version, [textOf[action]]: `${SECRET} ${action}` }, as)

describe('handling a complaint', () => {
  test('allows reply, comment, close, and reopen, and stores an event and an audit row for each', async () => {
    const { id } = await people.filed('the heating is off')
    const steps = ['reply', 'comment', 'close', 'reopen'] as const
    const states = []
    for (const [at, action] of steps.entries()) {
      const { status, body } = await does(id, action, at + 1)
      expect(status).toBe(200)
      states.push([body.data.status, body.data.version, body.data.can.close, body.data.can.reopen])
    }
    expect(states).toEqual([
      ['new', 2, true, false],
      ['new', 3, true, false],
      ['closed', 4, false, true],
      ['new', 5, true, false],
    ])
    const { body } = await portal().call('GET', `/complaints/${id}`, { as: people.officer })
    expect(body.data).toMatchObject({ reply: `${SECRET} reply`, inner_comment: `${SECRET} comment` })
    expect(body.data.filed_by).toEqual({
      full_name_en: 'Huda Saleh',
      full_name_ar: 'نور صالح',
      email: people.sender.email,
    })
    expect(body.data.events.map((one: { kind: string; text: string }) => [one.kind, one.text])).toEqual([
      ['replied', `${SECRET} reply`],
      ['commented', `${SECRET} comment`],
      ['closed', `${SECRET} close`],
      ['reopened', `${SECRET} reopen`],
    ])
    expect(body.data.events[0].by).toEqual({ full_name_en: 'Salma Saleh', full_name_ar: 'نور صالح' })
    const audit = await rowsOf(
      'SELECT * FROM audit WHERE entity_id = $1 AND user_id = $2 ORDER BY id',
      id,
      people.officer.id,
    )
    expect(audit.map(({ action }) => action)).toEqual([...steps])
    expect(JSON.stringify(audit)).not.toContain(SECRET)
  })

  test.each([
    ['user', '/sup/account'],
    ['trainee', '/staff/account'],
  ] as const)(
    'notifies a sender of type %s of each step except the comment, by a mail without any text of it',
    async (type, path) => {
      const sender = await portal().person(type, OWN, { language: 'ar' })
      const { id } = await people.filed(`the door of a ${type}`, { type: 'user' }, sender)
      for (const [at, action] of (['reply', 'comment', 'close', 'reopen'] as const).entries())
        await does(id, action, at + 1)
      const messages = await rowsOf('SELECT * FROM emails WHERE recipient = $1', sender.email)
      expect(messages).toHaveLength(3)
      for (const message of messages) {
        expect(message.content).toContain(`https://portal.example.org${path}`)
        expect(message.title).toMatch(/[\u0600-\u06ff]/)
        expect(JSON.stringify(message)).not.toMatch(/purple|door/)
      }
    },
  )

  test('sends no mail to a deactivated account or about a private complaint', async () => {
    const gone = await portal().person('user', OWN)
    const { id } = await people.filed('filed and left', { type: 'user' }, gone)
    const hidden = await people.filed('a private one', { type: 'private' })
    await rowsOf('UPDATE users SET active = false WHERE id = $1', gone.id)
    const before = await rowsOf('SELECT count(*) FROM emails')
    expect((await does(id, 'reply', 1)).status).toBe(200)
    expect((await does(hidden.id, 'close', 1)).status).toBe(200)
    expect(await rowsOf('SELECT count(*) FROM emails')).toEqual(before)
  })

  test('allows commenting, closing, and reopening a private complaint, but no reply', async () => {
    const { id, can, filed_by } = await people.filed('private and unanswered', { type: 'private', null_username: 'X' })
    expect([can.reply, can.comment, filed_by]).toEqual([false, true, null])
    const refused = await does(id, 'reply', 1)
    expect([refused.status, refused.body.code]).toEqual([409, 'anonymous_no_reply'])
    for (const [at, action] of (['comment', 'close', 'reopen'] as const).entries())
      expect((await does(id, action, at + 1)).status).toBe(200)
    expect(await rowsOf('SELECT reply, filed_by FROM complaints WHERE id = $1', id)).toEqual([
      { reply: null, filed_by: null },
    ])
  })

  test.each(Object.keys(textOf) as Action[])(
    'rejects %s with a stale version, and returns the current complaint',
    async action => {
      const { id } = await people.filed(`stale ${action}`)
      await does(id, 'comment', 1)
      const refused = await does(id, action, 1)
      expect([refused.status, refused.body.code]).toEqual([409, 'changed_meanwhile'])
      expect(refused.body.data).toMatchObject({ id, version: 2, inner_comment: `${SECRET} comment` })
      expect(await rowsOf('SELECT version, status FROM complaints WHERE id = $1', id)).toEqual([
        { version: 2, status: 'new' },
      ])
    },
  )

  test('rejects a step that the table of transitions doesn’t have', async () => {
    const { id } = await people.filed('reopen what is open')
    expect((await does(id, 'reopen', 1)).body.code).toBe('transition_refused')
    await does(id, 'close', 1)
    expect((await does(id, 'close', 2)).body.code).toBe('transition_refused')
  })

  test.each(Object.entries(textOf))('rejects %s without its text', async (action, field) => {
    const { id } = await people.filed(`no text for ${action}`)
    const refused = await people.act(id, action, { version: 1, [field]: '  ' })
    expect([refused.status, refused.body.errors]).toEqual([400, [{ path: field, code: 'field_empty' }]])
  })
})

describe('access to a complaint', () => {
  test.each(Object.keys(textOf) as Action[])(
    'rejects %s without a session, the privilege, or View all, and on the officer’s own complaint',
    async action => {
      const { id, version } = await people.filed(`refused ${action}`)
      const anybody = await portal().person('staff', READS)
      const blind = await portal().person('staff', [{ group: 'complaints', command: 'reply' }])
      const own = await people.filed(`own ${action}`, { type: 'user' }, people.officer)
      const codes = [
        (await portal().call('POST', `/complaints/${id}/${action}`, { body: { version, [textOf[action]]: 'x' } })).body
          .code,
        (await does(id, action, version, anybody)).body.code,
        (await does(id, action, version, blind)).body.code,
        (await does(own.id, action, 1)).body.code,
        (await does(randomUUID(), action, 1)).body.code,
      ]
      expect(codes).toEqual(['not_signed_in', 'privilege_missing', 'not_found', 'own_subject', 'not_found'])
      expect(await rowsOf('SELECT version FROM complaints WHERE id IN ($1, $2)', id, own.id)).toEqual([
        { version: 1 },
        { version: 1 },
      ])
    },
  )

  test('answers 404 to readers of another person’s complaint, as if it didn’t exist', async () => {
    const { id } = await people.filed('not for others')
    const other = await portal().person('user', OWN)
    expect((await portal().call('GET', `/complaints/${id}`, { as: other })).body.code).toBe('not_found')
    expect((await portal().call('GET', `/complaints/${id}`, { as: people.sender })).status).toBe(200)
    expect((await portal().call('GET', `/complaints/${id}`, { as: await portal().person('user') })).status).toBe(403)
    expect((await portal().call('GET', '/complaints')).status).toBe(401)
  })
})

describe('concurrent handling of a complaint', () => {
  test('closes it once, and returns the closed complaint to the others', async () => {
    const { id } = await people.filed('closed by two')
    const second = await portal().person('sysadmin')
    const answers = await Promise.all([does(id, 'close', 1), does(id, 'close', 1, second), does(id, 'close', 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ code: 'changed_meanwhile', data: { status: 'closed', version: 2 } })
    expect(await rowsOf('SELECT count(*)::int FROM complaint_events WHERE complaint_id = $1', id)).toEqual([
      { count: 1 },
    ])
    const audit = await rowsOf(`SELECT count(*)::int FROM audit WHERE entity_id = $1 AND action = 'close'`, id)
    expect(audit).toEqual([{ count: 1 }])
  })

  test('stores one of two different steps with the same version, and the other once it is repeated', async () => {
    const { id } = await people.filed('answered and closed')
    const steps = ['reply', 'close'] as const
    const answers = await Promise.all(steps.map(step => does(id, step, 1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const stored = () => rowsOf('SELECT reply, status, version FROM complaints WHERE id = $1', id)
    const history = () => rowsOf('SELECT kind, text FROM complaint_events WHERE complaint_id = $1 ORDER BY at', id)
    const reply = { kind: 'replied', text: `${SECRET} reply` }
    const close = { kind: 'closed', text: `${SECRET} close` }
    const isReplyFirst = answers[0]?.status === 200
    expect(await stored()).toEqual([
      isReplyFirst
        ? { reply: `${SECRET} reply`, status: 'new', version: 2 }
        : { reply: null, status: 'closed', version: 2 },
    ])
    expect(await history()).toEqual([isReplyFirst ? reply : close])
    const repeated = await does(id, isReplyFirst ? 'close' : 'reply', 2)
    expect(repeated.status).toBe(200)
    expect(await stored()).toEqual([{ reply: `${SECRET} reply`, status: 'closed', version: 3 }])
    expect(await history()).toEqual(isReplyFirst ? [reply, close] : [close, reply])
  })
})
