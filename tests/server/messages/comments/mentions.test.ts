import { limits } from '@portal/contract/core/fields/limits'
import { describe, expect, test } from 'vitest'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aTrainingOf } from '../../support/training/trainings.ts'
import { commentCalls } from './calls.ts'

const portal = usePortal()
const { aReader, anOwner, add, added, edit, find } = commentCalls(portal)

const noticesOf = async (as: Person) => {
  const { body } = await portal().call('GET', '/notices?limit=100', { as })
  return body.data.filter(({ kind }: { kind: string }) => kind === 'comment_mention')
}
const mailsTo = async (person: Person) =>
  (
    await portal().database.pool.query(
      'SELECT content FROM emails WHERE recipient = (SELECT email FROM users WHERE id = $1)',
      [person.id],
    )
  ).rows

describe('a mentioned person', () => {
  test('is notified once in the portal and by email with a link to the comment', async () => {
    const [author, reader] = [await aReader(), await aReader()]
    const of = await anOwner()
    const { id, version, mentions } = await added(author, of, `<@${reader.id}> and <@${reader.id}>, what now?`)
    expect(mentions).toMatchObject([{ id: reader.id }])
    const [notice, ...others] = await noticesOf(reader)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ target: { kind: 'projects', id: of.of_id }, details: { comment: id } })
    const [mail] = await mailsTo(reader)
    expect(mail.content).toContain(`/staff/project/${of.of_id}?tab=comments&comment=${id}`)
    expect(mail.content).not.toContain('what now')
    await edit(author, id, { version, text: `<@${reader.id}>, what then?` })
    expect(await noticesOf(reader)).toHaveLength(1)
  })

  test('is notified when an edit adds the mention, unless they are the author', async () => {
    const [author, reader] = [await aReader(), await aReader()]
    const { id, version } = await added(author, await anOwner(), `Note to <@${author.id}>`)
    await edit(author, id, { version, text: `<@${reader.id}> too` })
    expect([(await noticesOf(author)).length, (await noticesOf(reader)).length]).toEqual([0, 1])
    expect(await mailsTo(author)).toEqual([])
  })

  test('must be able to see the record', async () => {
    const [author, other] = [await aReader(), await staffWith(portal(), 'projects.view')]
    const refused = await add(author, await anOwner(), `<@${other.id}>`)
    expect(refused.body.errors).toEqual([{ path: 'text', code: 'mention_unseen' }])
    expect([await noticesOf(other), await mailsTo(other)]).toEqual([[], []])
  })

  test('gets neither notice nor email after they switched off this kind', async () => {
    const [author, reader] = [await aReader(), await aReader()]
    const body = { off: ['comment_mention'], digest: 'none' }
    expect((await portal().call('PATCH', '/notices/settings', { as: reader, body })).status).toBe(200)
    await added(author, await anOwner(), `<@${reader.id}>`)
    expect([await noticesOf(reader), await mailsTo(reader)]).toEqual([[], []])
  })

  test('gets a link to their own page of a training', async () => {
    const author = await staffWith(portal(), 'sub_activities.view', 'projects.view_all')
    const upload = { group: 'instructors', command: 'upload_files' }
    const teach = { group: 'instructors', command: 'instructor_pages' }
    const teacher = await portal().person('user', [upload, teach])
    const [runner, without] = [
      await portal().person('staff', [{ group: 'sub_activities', command: 'view' }, teach]),
      await portal().person('user', [upload]),
    ]
    const { id } = await aTrainingOf(portal(), { instructors: [teacher, runner, without] })
    const pages = [
      [teacher, `/sup/trainings/instructor/${id}?tab=comments`, true],
      // Runs trainings, but not this one.
      [runner, `/staff/trainings/instructor/${id}?tab=comments`, true],
      [without, '/sup/account', false],
    ] as const
    await added(author, { of_kind: 'sub_activity', of_id: id }, pages.map(([one]) => `<@${one.id}>`).join(' '))
    for (const [person, address, opens] of pages) {
      expect(await noticesOf(person)).toMatchObject([{ target: { kind: 'taught_trainings', id }, opens }])
      expect((await mailsTo(person))[0].content).toContain(address)
    }
  })
})

describe('people to mention', () => {
  const found = async (...given: Parameters<typeof find>) =>
    (await find(...given)).body.data.map(({ id }: { id: string }) => id)
  const called = async (person: Person, en: string, ar: string) => {
    const names = 'UPDATE users SET first_name_en = $2, first_name_ar = $3 WHERE id = $1'
    await portal().database.pool.query(names, [person.id, en, ar])
    return person
  }

  test('are other active people who see the record and match by name in either language', async () => {
    const author = await called(await aReader(), 'Zeinab', 'زينب')
    const reader = await called(await aReader(), 'Zeina', 'زينة')
    await called(await staffWith(portal(), 'projects.view'), 'Zeidan', 'زيدان')
    const away = await called(await aReader(), 'Zeid', 'زيد')
    await portal().database.pool.query('UPDATE users SET active = false WHERE id = $1', [away.id])
    const of = await anOwner()
    expect([await found(of, author, 'zei'), await found(of, author, 'زين')]).toEqual([[reader.id], [reader.id]])
    expect(await found(of, author, 'nobody is called so')).toEqual([])
  })

  test('are limited to the size of the list', async () => {
    for (let each = 0; each < limits.mention_choices; each++) await aReader()
    expect(await found(await anOwner(), await aReader())).toHaveLength(limits.mention_choices)
  })
})
