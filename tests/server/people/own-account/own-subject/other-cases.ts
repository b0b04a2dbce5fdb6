import { randomUUID } from 'node:crypto'
import { peopleOf } from '../../../complaints/complaints/support.ts'
import { staffWith } from '../../../support/people/holders.ts'
import { personDraft } from '../../../support/people/people.ts'
import type { Person, Portal } from '../../../support/portal.ts'
import { aTrainingOf } from '../../../support/training/trainings.ts'
import { removalCases } from './removal-cases.ts'
import { type OtherCase, requestCases } from './request-cases.ts'

const account = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object = {}): OtherCase => ({
  endpoint: `${method} ${path}`,
  send: (portal, as) =>
    portal.call(method, path.replace(':session_id', randomUUID()).replace(':id', as.id), { as, body }),
})

const ofMany = (path: string): OtherCase => ({
  endpoint: `POST ${path}`,
  send: (portal, as) => portal.call('POST', path, { as, body: { ids: [as.id] } }),
})

const aProfile = async (portal: Portal) => {
  const as = await portal.person('sysadmin')
  const body = { name: randomUUID(), privileges: [] }
  return (await portal.call('POST', '/profiles', { as, body })).body.data
}

const give = async (portal: Portal, as: Person, to: Person, how: 'give' | 'take', profile_id: string) =>
  portal.call('POST', `/users/${how}_profile`, { as, body: { ids: [to.id], profile_id } })

const profiles: readonly OtherCase[] = [
  ...(['give', 'take'] as const).map(how => ({
    endpoint: `POST /users/${how}_profile`,
    send: async (portal: Portal, as: Person) => give(portal, as, as, how, (await aProfile(portal)).id),
  })),
  {
    endpoint: 'PATCH /profiles/:id',
    // Directors have every privilege anyway, so they may edit profiles that they hold.
    by: portal => staffWith(portal, 'users.control_profiles'),
    send: async (portal, as) => {
      const { id, name } = await aProfile(portal)
      await give(portal, await portal.person('sysadmin'), as, 'give', id)
      return portal.call('PATCH', `/profiles/${id}`, { as, body: { name, privileges: [], version: 1 } })
    },
  },
]

const accounts: readonly OtherCase[] = [
  ...['/users/deactivate', '/users/reactivate', '/users/end_sessions', '/users/verify'].map(ofMany),
  account('PATCH', '/users/:id', { ...personDraft(), version: 1 }),
  account('DELETE', '/users/:id', { version: 1, shown: 'x' }),
  account('POST', '/users/:id/type', { version: 1, type: 'staff' }),
  account('PATCH', '/users/:id/privileges', { version: 1, privileges: [], profile_ids: [] }),
  account('DELETE', '/users/:id/email_change'),
  account('DELETE', '/users/:id/sessions/:session_id'),
  account('POST', '/users/:id/invitation_link'),
  account('POST', '/users/:id/second_factor/reset'),
  ...profiles,
]

/** Deletes a record with the training that a person takes. */
const deleting = (path: 'sub_activities' | 'activities' | 'projects' | 'donors'): OtherCase => ({
  endpoint: `DELETE /${path}/:id`,
  send: async (portal, as) => {
    const { id: training } = await aTrainingOf(portal, { trainees: [as] })
    const { rows } = await portal.database.pool.query<Record<typeof path, string>>(
      `SELECT sub_activities.id AS sub_activities, activity_id AS activities, project_id AS projects, donor_id AS donors
       FROM sub_activities JOIN activities ON activities.id = activity_id JOIN projects ON projects.id = project_id
       WHERE sub_activities.id = $1`,
      [training],
    )
    const record = `/${path}/${rows[0]?.[path]}`
    const { version } = (await portal.call('GET', record, { as })).body.data
    const { code, shown } = (await portal.call('GET', `${record}/deletion_impact`, { as })).body.data
    return portal.call('DELETE', record, { as, body: { version, shown, typed_code: code, reason: 'Ended' } })
  },
})

const complaints = (
  [
    ['reply', 'reply'],
    ['comment', 'inner_comment'],
    ['close', 'note'],
    ['reopen', 'reason'],
  ] as const
).map(
  ([action, text]): OtherCase => ({
    endpoint: `POST /complaints/:id/${action}`,
    send: async (portal, as) => {
      const { filed, act } = await peopleOf(portal)
      const { id } = await filed(randomUUID(), { type: 'user' }, as)
      return act(id, action, { version: 1, [text]: 'Done' }, as)
    },
  }),
)

export const otherCases: readonly OtherCase[] = [
  ...accounts,
  ...requestCases,
  ...removalCases,
  ...(['sub_activities', 'activities', 'projects', 'donors'] as const).map(deleting),
  ...complaints,
]
