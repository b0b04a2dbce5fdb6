import type { NoticeTarget } from '@portal/contract/messages/notices'
import { beforeAll, expect, test } from 'vitest'
import { leadsTo } from '../../../packages/host-app/src/core/routing/leads-to.ts'
import { notify } from '../../../packages/server/src/messages/notices/notify.ts'
import { transaction } from '../../../packages/server/src/platform/database/index.ts'
import { aFileRow, anActivity, aProject, aTraining } from '../support/made.ts'
import { type Person, usePortal } from '../support/portal.ts'
import { aSession } from '../support/training/trainings.ts'
import { pageBehind } from './first-requests.ts'

const portal = usePortal()

const privileges = [
  ...[
    { group: 'projects', command: 'view' },
    { group: 'activities', command: 'view' },
  ],
  ...['fill_questions', 'view_answers', 'sessions'].map(command => ({ group: 'sub_activities', command })),
  ...['view', 'trainee_pages'].map(command => ({ group: 'trainees', command })),
  ...['view', 'instructor_pages', 'upload_files'].map(command => ({ group: 'instructors', command })),
  { group: 'files', command: 'view_own' },
]

const user = {
  ...{ id: '', email: '', full_name_en: '', full_name_ar: '' },
  ...{ type: 'staff' as const, privileges },
}

/** A project, its activity, and its training with a trainee and an instructor. All have the same name. */
const made = async () => {
  const name = 'Lantern'
  const project = await aProject(portal(), { name })
  const activity = await anActivity(portal(), { project_id: project.id, name })
  const training = await aTraining(portal(), { activity_id: activity.id, name })
  await aSession(portal(), training.id, { date: '2026-06-01' })
  const [trainee, instructor] = [await portal().person('user'), await portal().person('user')]
  await join(`${training.id}/trainees`, trainee)
  await join(`${training.id}/instructors`, instructor)
  return { project: project.id, activity: activity.id, training: training.id, trainee, instructor }
}

const join = async (path: string, { id }: Person) => {
  const as = await portal().person('sysadmin')
  const answer = await portal().call('POST', `/sub_activities/${path}`, { as, body: { user_ids: [id] } })
  expect(answer.status).toBe(200)
}

const joinTeam = (table: string, column: string, record: string, { id }: Person) =>
  portal().database.pool.query(`INSERT INTO ${table} (${column}, user_id) VALUES ($1, $2)`, [record, id])

let records: Awaited<ReturnType<typeof made>>

beforeAll(async () => {
  records = await made()
})

const targetsOf = (): readonly NoticeTarget[] => [
  { kind: 'projects', id: records.project },
  { kind: 'activities', id: records.activity },
  ...(['sub_activities', 'trainings', 'taught_trainings'] as const).map(kind => ({ kind, id: records.training })),
]

const hrefs: Readonly<Record<string, string>> = {
  ...{ project: '/staff/project/', projects: '/staff/project/', project_end: '/staff/project/' },
  ...{ activity: '/staff/activity/', activities: '/staff/activity/' },
  ...{ activity_start: '/staff/activity/', activity_end: '/staff/activity/' },
  ...{ sub_activity: '/staff/sub_activity/', sub_activities: '/staff/sub_activity/', staff: '/staff/sub_activity/' },
  ...{ session: '/staff/sub_activity/', trainings: '/staff/trainings/', trainee: '/staff/trainings/' },
  ...{ taught_trainings: '/staff/trainings/instructor/', instructor: '/staff/trainings/instructor/' },
}

const hrefOf = ({ kind, id }: { readonly kind: string; readonly id: string | null }) => `${hrefs[kind]}${id}`

/** Links to records that screens show to a person, as the answers to their requests say. */
const linksFor = async (as: Person): Promise<readonly string[]> => {
  const { project, activity, training, trainee, instructor } = records
  const read = async (path: string) => (await portal().call('GET', path, { as })).body.data
  const run = await read(`/sub_activities/${training}`)
  const part = await read(`/activities/${activity}`)
  const viewers = [
    await read(`/exams?sub_activity_id=${training}`),
    await read(`/sub_activities/${training}/exam_results`),
    ...((await read(`/trainees/${trainee.id}/trainings`)) ?? []),
    ...((await read(`/instructors/${instructor.id}/trainings`)) ?? []),
  ]
  const files: { of: { kind: string; id: string; viewer?: string } | null }[] = await read('/files')
  const notices: { target: NoticeTarget; opens: boolean }[] = await read('/notices')
  return [
    ...(run?.sees_activity ? [hrefOf({ kind: 'activity', id: run.activity.id })] : []),
    ...(part?.sees_project ? [hrefOf({ kind: 'project', id: project })] : []),
    ...viewers.flatMap(one => (one ? [hrefOf({ kind: one.viewer, id: training })] : [])),
    ...files.flatMap(({ of }) => (of ? [hrefOf({ kind: of.viewer ?? of.kind, id: of.id })] : [])),
    ...(await read('/calendar?month=2026-06&assigned=any')).map(hrefOf),
    ...(await read('/search?search=lantern')).map(hrefOf),
    ...notices.filter(({ opens }) => opens).map(({ target }) => hrefOf(target)),
  ]
}

test.each([
  ['project’s team', ['Activity', 'Project', 'SubActivity']],
  ['activity’s team', ['Activity', 'SubActivity']],
  ['training’s team', ['SubActivity']],
  ['instructors', ['StaffInstructorTraining']],
  ['trainees', ['StaffTraining']],
  ['people outside', []],
] as const)('links lead somebody who is only among the %s to records that they can open', async (where, pages) => {
  const as = await portal().person('staff', privileges)
  const { project, activity, training } = records
  if (where === 'project’s team') await joinTeam('project_users', 'project_id', project, as)
  if (where === 'activity’s team') await joinTeam('activity_users', 'activity_id', activity, as)
  if (where === 'training’s team') await joinTeam('sub_activity_users', 'sub_activity_id', training, as)
  if (where === 'instructors' || where === 'trainees') await join(`${training}/${where}`, as)
  for (const [column, id] of [
    ['project_id', project],
    ['activity_id', activity],
    ['sub_activity_id', training],
  ] as const)
    await aFileRow(portal(), as.id, { column, id })
  for (const target of targetsOf())
    await transaction(portal().database, db =>
      notify({ db, caller: null }, { kind: 'comment_mention', to: [as.id], target }),
    )
  const shown = [...new Set(await linksFor(as))].filter(href => leadsTo(href, user))
  const answers = shown.map(async href => {
    const { name, read = '' } = pageBehind(href)
    return [name, (await portal().call('GET', read, { as })).status]
  })
  expect((await Promise.all(answers)).toSorted()).toEqual(pages.map(name => [name, 200]))
})
