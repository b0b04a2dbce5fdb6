import { describe, expect, test } from 'vitest'
import { aCategory, aLine, anActivity, anExpense, aProject, aTraining, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { aTrainingOf, deleteTraining } from '../../support/training/trainings.ts'
import { aFile, begin, download, uploaded } from '../uploads/sending.ts'
import { usePortalOn } from './storages.ts'

const portal = usePortalOn('disk')

const text = (words: string) => Buffer.from(words)

describe('access to a file', () => {
  test('is open to its uploader with view_own and to everyone with view_all', async () => {
    const owner = await staffWith(portal(), 'files.add', 'files.view_own')
    const { id, newest } = await aFile(portal(), owner, text('mine'))
    const other = await staffWith(portal(), 'files.add', 'files.view_own', 'files.edit', 'files.delete')
    const all = await staffWith(portal(), 'files.view_all')
    const seen = async (as: typeof owner) => {
      const list = await portal().call('GET', '/files?limit=100', { as })
      const one = await portal().call('GET', `/files/${id}`, { as })
      const bytes = await download(portal(), as, newest.url)
      return [list.body.data.some((row: { id: string }) => row.id === id), one.status, bytes.status]
    }
    expect(await seen(owner)).toEqual([true, 200, 200])
    expect(await seen(all)).toEqual([true, 200, 200])
    expect(await seen(other)).toEqual([false, 404, 404])
    const body = { version: 1, name: 'x', description: '' }
    expect((await portal().call('PATCH', `/files/${id}`, { as: other, body })).status).toBe(404)
    expect((await portal().call('DELETE', `/files/${id}`, { as: other, body: { version: 1 } })).status).toBe(404)
    expect((await download(portal(), undefined, newest.url)).status).toBe(401)
  })

  test('of a record is open to people who see the record, and only they can add files', async () => {
    const root = await portal().person('sysadmin')
    const project = await aProject(portal(), {}, root)
    const activity = await anActivity(portal(), { project_id: project.id }, root)
    const category = await aCategory(portal(), { project_id: project.id }, root)
    const expense = await anExpense(
      portal(),
      { item_id: (await aLine(portal(), { category_id: category.id })).id },
      root,
    )
    const training = await aTraining(portal(), { activity_id: activity.id }, root)
    const owners = { project: project.id, activity: activity.id, sub_activity: training.id, expense: expense.id }
    const rights = {
      project: 'projects.view',
      activity: 'activities.view',
      sub_activity: 'sub_activities.view',
      expense: 'budget.view',
    } as const
    for (const [kind, of_id] of Object.entries(owners)) {
      const of = { of_kind: kind, of_id }
      const file = await aFile(portal(), root, text(`of ${kind}`), of)
      expect(file.of).toMatchObject({ kind, id: of_id })
      const view = rights[kind as keyof typeof rights]
      const member = await staffWith(portal(), view, 'files.view_own', 'files.add')
      const read = () => portal().call('GET', `/files?of_kind=${kind}&of_id=${of_id}`, { as: member })
      expect([kind, (await read()).body.total]).toEqual([kind, 0])
      expect((await begin(portal(), member, text('x'), of)).body.errors).toEqual([
        { path: 'of_id', code: 'unknown_value' },
      ])
      await portal().database.pool.query('INSERT INTO project_users VALUES ($1, $2)', [project.id, member.id])
      expect((await read()).body.data).toMatchObject([{ id: file.id, can: { edit: false, delete: false } }])
      expect((await uploaded(portal(), member, text(`more of ${kind}`), of)).status).toBe(200)
      // A person who sees files but not the record does not see the record's name.
      const clerk = await staffWith(portal(), 'files.view_all')
      expect((await portal().call('GET', `/files/${file.id}`, { as: clerk })).body.data.of).toBeNull()
    }
  })

  test('of a training is open to its instructors, who can upload, but not to its trainees', async () => {
    const uploads = [{ group: 'instructors', command: 'upload_files' }]
    const [teacher, other] = [await portal().person('user', uploads), await portal().person('user', uploads)]
    const trainee = await portal().person('user', [{ group: 'trainees', command: 'trainee_pages' }])
    const { id } = await aTrainingOf(portal(), { trainees: [trainee], instructors: [teacher] })
    const of = { of_kind: 'sub_activity', of_id: id }
    const mine = await aFile(portal(), teacher, text('slides of the first day'), of)
    expect(mine.of).toMatchObject({ kind: 'sub_activity', id })
    const root = await portal().person('sysadmin')
    const { id: theirs } = await aFile(portal(), root, text('the timetable'), of)
    const read = (as: typeof teacher) => portal().call('GET', `/files?of_kind=sub_activity&of_id=${id}`, { as })
    const ids = (await read(teacher)).body.data.map((row: { id: string }) => row.id)
    expect(ids.toSorted()).toEqual([mine.id, theirs].toSorted())
    expect((await read(other)).body.total).toBe(0)
    expect((await begin(portal(), other, text('x'), of)).body.errors).toEqual([
      { path: 'of_id', code: 'unknown_value' },
    ])
    expect((await read(trainee)).status).toBe(403)
    await deleteTraining(portal(), id, root)
    expect((await portal().call('GET', `/files/${mine.id}`, { as: teacher })).status).toBe(404)
  })

  test('to a receipt ends when its expense is deleted and returns when it is restored', async () => {
    const as = await portal().person('sysadmin')
    const expense = await anExpense(portal(), { item_id: (await aLine(portal())).id }, as)
    const { id, newest } = await aFile(portal(), as, text('receipt'), { of_kind: 'expense', of_id: expense.id })
    const statuses = async () => [
      (await portal().call('GET', `/files/${id}`, { as })).status,
      (await download(portal(), as, newest.url)).status,
    ]
    await portal().call('DELETE', `/expenses/${expense.id}`, { as, body: { version: 1, reason: 'Posted twice' } })
    expect(await statuses()).toEqual([404, 404])
    await portal().call('POST', `/expenses/${expense.id}/restore`, { as })
    expect(await statuses()).toEqual([200, 200])
  })

  test('allows instructors to upload with their own privilege but not to edit', async () => {
    const as = await portal().person('user', [{ group: 'instructors', command: 'upload_files' }])
    const file = await aFile(portal(), as, text('slides'))
    expect(file.can).toEqual({ edit: false, delete: false, add_version: false })
    const none = await portal().person('user')
    expect((await begin(portal(), none, text('slides'))).status).toBe(403)
  })
})

describe('changing a file', () => {
  test('needs its own privilege, increments the version and is audited', async () => {
    const as = await staffWith(portal(), 'files.add', 'files.view_own', 'files.edit', 'files.delete')
    const { id } = await aFile(portal(), as, text('a'), { name: 'first.txt' })
    const body = { version: 1, name: 'تقرير/../الربع.txt', description: 'للمانح' }
    const changed = await portal().call('PATCH', `/files/${id}`, { as, body })
    expect(changed.body.data).toMatchObject({ name: 'الربع.txt', description: 'للمانح', version: 2 })
    const stale = await portal().call('PATCH', `/files/${id}`, { as, body })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: { version: 2 } } })
    const found = await portal().call('GET', `/files?search=${encodeURIComponent('الربع')}`, { as })
    expect(found.body.data).toMatchObject([{ id }])
    await portal().call('DELETE', `/files/${id}`, { as, body: { version: 2 } })
    await portal().call('POST', `/files/${id}/restore`, { as })
    expect(await auditOf(portal(), 'files', id)).toEqual(['add', 'edit', 'delete', 'restore'])
    const viewer = await staffWith(portal(), 'files.view_all', 'files.add')
    expect((await portal().call('PATCH', `/files/${id}`, { as: viewer, body })).status).toBe(403)
    expect((await begin(portal(), viewer, text('b'), { replaces: id })).body.errors).toEqual([
      { path: 'replaces', code: 'unknown_value' },
    ])
  })

  test('a file list pages through every sort order without losing a file', async () => {
    const as = await staffWith(portal(), 'files.add', 'files.view_own')
    for (const name of ['b.txt', 'a.txt', 'ج.txt']) await aFile(portal(), as, text(name.repeat(name.length)), { name })
    for (const sort of ['name', '-name', 'size', '-size', 'created_at', '-created_at']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const { body } = await portal().call('GET', `/files?limit=2&sort=${sort}${cursor}`, { as })
        seen.push(...body.data.map((row: { id: string }) => row.id))
        cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
      } while (cursor)
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 3, 3])
    }
  })
})
