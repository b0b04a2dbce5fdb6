import type { NoticeTarget } from '@portal/contract/messages/notices'
import { expect, test } from 'vitest'
import { notify } from '../../../../packages/server/src/messages/notices/notify.ts'
import { transaction } from '../../../../packages/server/src/platform/database/index.ts'
import { anActivity, aTraining } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { addRequest, aProjectLine, requestDraft, useFivePeople } from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const reads = {
  projects: '/projects/',
  activities: '/activities/',
  sub_activities: '/sub_activities/',
  trainings: '/own_trainings/',
  taught_trainings: '/taught_trainings/',
  purchase_requests: '/purchase_requests/',
} as const

type Kind = keyof typeof reads

const kinds = [
  'projects',
  'activities',
  'sub_activities',
  'trainings',
  'taught_trainings',
  'purchase_requests',
] as const

const views = ['projects.view', 'activities.view', 'sub_activities.view', 'signatures.sign'] as const

const colleague = () => staffWith(portal(), ...views, 'trainees.trainee_pages', 'instructors.instructor_pages')

/** One record of each kind. The project's team is empty. */
const records = async (manager: Person): Promise<Readonly<Record<Kind, string>>> => {
  const line = await aProjectLine(portal())
  const activity = await anActivity(portal(), { project_id: line.project_id })
  const { id } = await aTraining(portal(), { activity_id: activity.id })
  const request = await addRequest(portal(), people().requester, requestDraft({ manager }, line))
  return {
    ...{ projects: line.project_id, activities: activity.id, purchase_requests: request.id },
    ...{ sub_activities: id, trainings: id, taught_trainings: id },
  }
}

/** Notifies a person about each record. Returns whether each notice leads on, and whether the page's data can be read. */
const openedBy = async (as: Person, ids: Readonly<Record<Kind, string>>) => {
  const about = (target: NoticeTarget) =>
    transaction(portal().database, db =>
      notify({ db, caller: null }, { kind: 'comment_mention', to: [as.id], target, details: {} }),
    )
  for (const kind of kinds) await about({ kind, id: ids[kind] })
  const { body } = await portal().call('GET', '/notices?limit=6', { as })
  const opens = new Map<string, boolean>(
    body.data.map((row: { target: NoticeTarget; opens: boolean }) => [row.target.kind, row.opens]),
  )
  const statuses = kinds.map(async kind => (await portal().call('GET', `${reads[kind]}${ids[kind]}`, { as })).status)
  const isRead = (await Promise.all(statuses)).map(status => status === 200)
  return { opens: kinds.map(kind => opens.get(kind)), isRead }
}

const all = (is: boolean) => ({ opens: kinds.map(() => is), isRead: kinds.map(() => is) })

test('a notice leads to its record only as long as the person can open it', async () => {
  const person = await colleague()
  const root = await portal().person('sysadmin')
  const ids = await records(person)
  const join = async (path: string, user_ids: readonly string[]) => {
    const { version } = (await portal().call('GET', path, { as: root })).body.data
    const answer = await portal().call('PATCH', `${path}/team`, { as: root, body: { version, user_ids } })
    expect(answer.status).toBe(200)
  }
  const training = `/sub_activities/${ids.sub_activities}`
  await join(`/projects/${ids.projects}`, [person.id])
  for (const role of ['trainees', 'instructors'])
    await portal().call('POST', `${training}/${role}`, { as: root, body: { user_ids: [person.id] } })
  expect(await openedBy(person, ids)).toEqual(all(true))
  expect(await openedBy(await colleague(), ids)).toEqual(all(false))
  expect(await openedBy(await staffWith(portal(), 'donors.view'), ids)).toEqual(all(false))

  await join(`/projects/${ids.projects}`, [])
  const { opens, isRead } = await openedBy(person, ids)
  expect(opens).toEqual(isRead)
  expect(isRead).toEqual(kinds.map(kind => !['projects', 'activities', 'sub_activities'].includes(kind)))
})

test('a notice about the person’s own account leads there', async () => {
  const admin = await portal().person('sysadmin')
  const person = await portal().person('user')
  const body = { version: 1, privileges: [{ group: 'complaints', command: 'view_own' }], profile_ids: [] }
  expect((await portal().call('PATCH', `/users/${person.id}/privileges`, { as: admin, body })).status).toBe(200)
  const { data } = (await portal().call('GET', '/notices', { as: person })).body
  expect(data).toMatchObject([{ kind: 'privileges_changed', target: { kind: 'account', id: null }, opens: true }])
})
