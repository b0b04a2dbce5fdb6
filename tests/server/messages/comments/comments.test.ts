import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { describe, expect, test } from 'vitest'
import { aLine, anActivity, aTraining, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { addRequest, aProjectLine, fivePeople, requestDraft } from '../../support/requests/requests.ts'
import { aTrainingOf } from '../../support/training/trainings.ts'
import { commentCalls, type Owner } from './calls.ts'

const portal = usePortal()
const { aReader, anOwner, add, added, edit, find } = commentCalls(portal)

const list = ({ of_kind, of_id }: Owner, as: Person, query = '') =>
  portal().call('GET', `/comments?of_kind=${of_kind}&of_id=${of_id}${query}`, { as })
const textsOf = async (of: Owner, as: Person, query = '') =>
  (await list(of, as, query)).body.data.map(({ text }: { text: string }) => text)
const remove = (as: Person, id: string, version: number) =>
  portal().call('DELETE', `/comments/${id}`, { as, body: { version } })

describe('comments are open to everyone who sees the record and closed to others:', () => {
  const seenAndNot = async (of: Owner, reader: Person, other: Person) => {
    const { by } = await added(reader, of)
    expect([by.id, await textsOf(of, reader)]).toEqual([reader.id, ['Shall we begin in June?']])
    const answers = [await add(other, of), await list(of, other), await find(of, other)]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  }

  test('of a project', async () =>
    seenAndNot(await anOwner(), await aReader(), await staffWith(portal(), 'projects.view')))

  test('of an activity', async () => {
    const of = { of_kind: 'activity', of_id: (await anActivity(portal())).id }
    const reader = await staffWith(portal(), 'activities.view', 'projects.view_all')
    await seenAndNot(of, reader, await staffWith(portal(), 'activities.view'))
  })

  test('of a training, including its instructors but not its trainees', async () => {
    const of = { of_kind: 'sub_activity', of_id: (await aTraining(portal())).id }
    const reader = await staffWith(portal(), 'sub_activities.view', 'projects.view_all')
    await seenAndNot(of, reader, await staffWith(portal(), 'sub_activities.view'))
    const teaching = [{ group: 'instructors', command: 'upload_files' }]
    const instructor = await portal().person('user', teaching)
    const trainee = await portal().person('user')
    const { id } = await aTrainingOf(portal(), { instructors: [instructor], trainees: [trainee] })
    const taught = { of_kind: 'sub_activity', of_id: id }
    expect((await added(instructor, taught)).can).toEqual({ edit: true, delete: true })
    expect((await add(trainee, taught)).status).toBe(403)
    expect((await add(await portal().person('user', teaching), taught)).status).toBe(404)
  })

  test('of a purchase request', async () => {
    const people = await fivePeople(portal())
    const line = await aProjectLine(portal())
    const { id } = await addRequest(portal(), people.requester, requestDraft(people, line))
    await seenAndNot({ of_kind: 'request', of_id: id }, people.manager, await staffWith(portal(), 'signatures.sign'))
  })

  test('are not found for an unknown record and do not exist for budget lines', async () => {
    const root = await portal().person('sysadmin')
    expect((await add(root, { of_kind: 'project', of_id: randomUUID() })).status).toBe(404)
    const { id } = await aLine(portal())
    const line = await add(root, { of_kind: 'budget_item', of_id: String(id) })
    expect(line.body.errors).toEqual([{ path: 'of_kind', code: 'unknown_value' }])
  })
})

describe('a comment', () => {
  test('can be edited and deleted only by its author, not by a system administrator', async () => {
    const [author, root] = [await aReader(), await portal().person('sysadmin')]
    const of = await anOwner()
    const { id, version } = await added(author, of)
    expect((await edit(root, id, { version, text: 'Never' })).body.code).toBe('privilege_missing')
    expect((await remove(root, id, version)).body.code).toBe('privilege_missing')
    const changed = await edit(author, id, { version, text: 'In July' })
    expect(changed.body.data).toMatchObject({ text: 'In July', edited_at: expect.any(String), version: version + 1 })
    const stale = await edit(author, id, { version, text: 'In August' })
    expect([stale.body.code, stale.body.data.text]).toEqual(['changed_meanwhile', 'In July'])
    expect(await auditOf(portal(), 'comments', id)).toEqual(['add', 'edit'])
  })

  test('keeps its place but not its text when it is deleted, permanently', async () => {
    const author = await aReader()
    const of = await anOwner()
    const { id, version } = await added(author, of, 'A slip of the pen')
    await added(author, of, 'The next one')
    expect((await remove(author, id, version)).status).toBe(200)
    const { data } = (await list(of, await aReader(), '&sort=at')).body
    expect(data[0]).toMatchObject({ id, text: '', is_deleted: true, can: { edit: false, delete: false } })
    expect((await edit(author, id, { version: version + 1, text: 'Again' })).body.code).toBe('privilege_missing')
    const { rows } = await portal().database.pool.query("SELECT FROM comments WHERE words LIKE '%slip%'")
    expect(rows).toEqual([])
  })

  test('is closed to an author who can no longer see the record', async () => {
    const author = await staffWith(portal(), 'projects.view')
    const of = await anOwner()
    const member = 'INSERT INTO project_users (project_id, user_id) VALUES ($1, $2)'
    await portal().database.pool.query(member, [of.of_id, author.id])
    const { id, version } = await added(author, of)
    await portal().database.pool.query('DELETE FROM project_users WHERE user_id = $1', [author.id])
    expect((await edit(author, id, { version, text: 'Gone' })).status).toBe(404)
    expect((await remove(author, id, version)).status).toBe(404)
  })

  test('is listed page by page, newest first', async () => {
    const author = await aReader()
    const of = await anOwner()
    for (const text of ['one', 'two', 'three']) await added(author, of, text)
    const first = (await list(of, author, '&limit=2')).body
    expect([first.total, first.data.map(({ text }: { text: string }) => text)]).toEqual([3, ['three', 'two']])
    expect(await textsOf(of, author, `&limit=2&cursor=${first.next_cursor}`)).toEqual(['one'])
  })

  test.each([
    ['only a space', ' ', 'field_empty'],
    ['a text over the length limit', 'x'.repeat(limits.comment_length + 1), 'too_long'],
    [
      'too many mentions',
      Array.from({ length: limits.comment_mentions + 1 }, () => `<@${randomUUID()}>`).join(' '),
      'too_long',
    ],
    ['a mention of an unknown person', `<@${randomUUID()}>`, 'mention_unseen'],
  ])('is rejected with %s', async (_, text, code) => {
    const { status, body } = await add(await aReader(), await anOwner(), text)
    expect([status, body.errors]).toEqual([400, [{ path: 'text', code }]])
  })

  test.each([
    '<script>alert(1)</script> <@not-an-id> <@>',
    '<@00000000-0000-0000-0000-00000000000g>',
    'مرحبًا @نور \u202e <b>',
  ])('keeps %s unchanged and mentions nobody', async text => {
    expect(await added(await aReader(), await anOwner(), text)).toMatchObject({ text, mentions: [] })
  })
})
