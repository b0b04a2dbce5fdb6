import { limits } from '@portal/contract/core/fields/limits'
import type { FoundRecord } from '@portal/contract/workspace/search'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCourse, aDonor, aFileRow, anActivity, aProject, aTraining } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { delegated, delegatorWith } from '../../support/requests/delegations.ts'
import { addRequest, aProjectLine, fivePeople, requestDraft } from '../../support/requests/requests.ts'
import { aFormInUse } from '../../support/training/evaluations.ts'
import { aTrainingOf } from '../../support/training/trainings.ts'

const portal = usePortal()

const found = async (as: Person, search: string): Promise<readonly FoundRecord[]> => {
  const { status, body } = await portal().call('GET', `/search?search=${encodeURIComponent(search)}`, { as })
  expect(status).toBe(200)
  return body.data
}

const kindsOf = async (as: Person, search: string) => (await found(as, search)).map(({ kind }) => kind)

describe('one search over all records', () => {
  let director: Person

  beforeAll(async () => {
    director = await portal().person('project_director')
    const people = await fivePeople(portal())
    const project = await aProject(portal(), {
      name: 'Lighthouse',
      donor_id: (await aDonor(portal(), { full_name: 'Lighthouse Fund' })).id,
    })
    const activity = await anActivity(portal(), { name: 'Lighthouse visit', project_id: project.id })
    await aTraining(portal(), { name: 'Lighthouse keeping', activity_id: activity.id })
    await aCourse(portal(), { name_en: 'Lighthouse', name_ar: 'منارة' })
    await addRequest(
      portal(),
      people.requester,
      requestDraft(people, await aProjectLine(portal()), { description: 'Lighthouse lamp' }),
    )
    const file = await aFileRow(portal(), director.id)
    await portal().database.pool.query("UPDATE files SET name = 'Lighthouse.pdf' WHERE id = $1", [file])
    await portal().call('POST', '/complaints', {
      as: people.manager,
      body: { type: 'user', body: 'The lighthouse is dark' },
    })
    await portal().database.pool.query("UPDATE users SET first_name_en = 'Lighthouse' WHERE id = $1", [
      people.holder.id,
    ])
  })

  test('finds every kind of record for people who see all of them, grouped by kind', async () => {
    expect(await kindsOf(director, 'lighthouse')).toEqual([
      ...['projects', 'activities', 'sub_activities', 'donors', 'courses', 'purchase_requests', 'users'],
      ...['files', 'complaints'],
    ])
    expect(await kindsOf(director, 'lighthouse visit')).toEqual(['activities'])
    expect(await found(director, 'xyzzy')).toEqual([])
  })

  test.each([
    ['projects.view', 'projects'],
    ['activities.view', 'activities'],
    ['sub_activities.view', 'sub_activities'],
    ['donors.view', 'donors'],
    ['courses.view', 'courses'],
    ['purchase_requests.view_all', 'purchase_requests'],
    ['users.view', 'users'],
    ['files.view_all', 'files'],
    ['complaints.view_all', 'complaints'],
  ] as const)('finds with %s only what the person can list', async (right, kind) => {
    const everywhere = right === 'projects.view' || right === 'activities.view' || right === 'sub_activities.view'
    const reader = await staffWith(portal(), right, ...(everywhere ? (['projects.view_all'] as const) : []))
    // A person with projects.view_all also finds projects.
    expect(await kindsOf(reader, 'lighthouse')).toEqual([...new Set([everywhere ? 'projects' : kind, kind])])
  })

  test('finds only projects, activities and trainings that the person is assigned to', async () => {
    const rights = ['projects.view', 'activities.view', 'sub_activities.view', 'complaints.view_own'] as const
    expect(await found(await staffWith(portal(), ...rights), 'lighthouse')).toEqual([])
  })

  test("finds own trainings for trainees and instructors, without the training's code", async () => {
    const [trainee, teacher] = [
      await portal().person('user', [{ group: 'trainees', command: 'trainee_pages' }]),
      await portal().person('user', [{ group: 'instructors', command: 'instructor_pages' }]),
    ]
    const { id } = await aTrainingOf(portal(), { trainees: [trainee], instructors: [teacher] })
    await portal().database.pool.query("UPDATE sub_activities SET name = 'Harbour pilots' WHERE id = $1", [id])
    expect(await found(trainee, 'harbour')).toMatchObject([{ kind: 'trainings', id, detail: '' }])
    expect(await found(teacher, 'harbour')).toMatchObject([{ kind: 'taught_trainings', id }])
    expect(await found(await portal().person('user'), 'harbour')).toEqual([])
  })

  test('finds trainers, evaluation forms and one’s own delegations', async () => {
    const [delegator, delegate] = [await delegatorWith(portal(), 'ceo'), await delegatorWith(portal())]
    await portal().database.pool.query("UPDATE users SET first_name_en = 'Beacon' WHERE id = $1", [delegate.id])
    const roster = { user_id: delegate.id, course_ids: [] }
    expect((await portal().call('POST', '/trainers', { as: director, body: roster })).status).toBe(200)
    const { form } = await aFormInUse(portal(), 'trainee', { title_en: 'Beacon form' })
    const { id } = await delegated(portal(), delegator, delegate, [1, 2])
    expect(await found(director, 'beacon')).toMatchObject([
      { kind: 'users', id: delegate.id },
      { kind: 'trainers', id: delegate.id },
      { kind: 'evaluation_forms', id: form.id, detail: `trainee/${form.slug}` },
    ])
    expect(await found(delegator, 'beacon')).toMatchObject([{ kind: 'delegations', id }])
    expect(await found(await staffWith(portal(), 'trainers.view'), 'beacon')).toMatchObject([{ kind: 'trainers' }])
  })

  test('finds Arabic names in different spellings', async () => {
    const { id } = await aProject(portal(), { name: 'إدارة مؤسّسة الشفاء ٢٠٣٧ لِلأُسرة' })
    for (const typed of ['اداره', 'مؤسسه', 'موسسة', 'الشفا', '2037', '٢٠٣٧', '۲۰۳۷', 'للأسرة', 'الشفاء ادارة'])
      expect([typed, (await found(director, typed)).map(one => one.id)]).toEqual([typed, [id]])
    const { id: persian } = await aProject(portal(), { name: 'یاسمین کریم' })
    expect((await found(director, 'ياسمين كريم')).map(one => one.id)).toEqual([persian])
  })

  test('limits the number of results of each kind', async () => {
    for (let at = 0; at <= limits.found_of_kind; at++) await aDonor(portal(), { full_name: `Meadow ${at}` })
    expect(await found(director, 'meadow')).toHaveLength(limits.found_of_kind)
  })
})
