import type { AccountType } from '@portal/contract/core/rights/accounts'
import { resetSecondFactor } from '@portal/contract/people/access/second-factors'
import {
  giveProfile,
  listProfileChoices,
  listProfiles,
  takeProfile,
} from '@portal/contract/people/privileges/privilege-profiles'
import {
  deactivateUsers,
  endSessionsOfUsers,
  endUserSession,
  listUserSessions,
  makeInvitationLink,
  type OpenSession,
  reactivateUsers,
  resendVerifications,
  sendEmailToUsers,
  verifyUsers,
} from '@portal/contract/people/users/user-actions'
import {
  addUser,
  changeUserType,
  editUser,
  listUsers,
  listUserTypes,
  readUserRecord,
  type UserRecord,
  userDeletion,
} from '@portal/contract/people/users/users'
import { type FakeApi, pageOf } from '../../support/fake-api.ts'
import { idOf, pageIn, storeOf } from '../../support/fake-rows.ts'

const rights: UserRecord['can'] = {
  ...{ edit: true, change_email: true, cancel_email_change: false, change_type: true, view_sessions: true },
  ...{ delete: true, deactivate: true, reactivate: false, end_sessions: true, send_emails: true },
  ...{ verify_manually: false, resend_verification: false, copy_invitation: false },
  ...{ reset_second_factor: false, edit_privileges: true },
}
const noRights = Object.fromEntries(Object.keys(rights).map(name => [name, false]))

const unknown = {
  ...{ gender: null, birth_place: null, birth_date: null, residence_country: null, residence_state: null },
  ...{ education_level: null, phone: null, work_place: null, work_position: null },
  ...{ work_start_date: null, direct_manager: null, invitation_copied: null },
} as const

/** An active account with optional changes. */
export const userOf = (id: number, english: string, arabic: string, change: Partial<UserRecord> = {}): UserRecord => {
  const [first_name_en = '', last_name_en = ''] = english.split(' ')
  const [first_name_ar = '', last_name_ar = ''] = arabic.split(' ')
  return {
    ...unknown,
    ...{ id: idOf(id), first_name_en, last_name_en, first_name_ar, last_name_ar },
    ...{ full_name_en: english, full_name_ar: arabic, language: 'ar', type: 'staff', is_email_mailed: true },
    email: `${first_name_en}.${last_name_en}@example.org`.toLowerCase(),
    ...{ state: 'active', verification: 'verified', has_password: true, has_second_factor: false, code_mail: null },
    profiles: [{ id: idOf(701), name: 'Staff', account_type: 'staff' }],
    ...{ open_sessions: 1, last_seen_at: '2026-11-20T06:15:00.000Z', deletion_requested_at: null, email_change: null },
    ...{ created_at: '2026-02-03T09:00:00.000Z', version: 3, can: rights },
    ...change,
  }
}

/** An account with everything set: two sessions, a second factor, and every field. */
export const rana = userOf(1, 'Rana Haddad', 'رنا حداد', {
  ...{ type: 'activity_coordinator', has_second_factor: true, open_sessions: 2 },
  ...{ gender: 'female', birth_date: '1988-04-12', birth_place: 'Homs', residence_country: 'SY' },
  ...{ residence_state: 'Idlib', education_level: 'graduated', phone: '+963 944 000 111' },
  ...{ work_place: 'Idlib office', work_position: 'Coordinator', work_start_date: '2022-09-01' },
  profiles: [{ id: idOf(702), name: 'Activity coordinator', account_type: 'activity_coordinator' }],
  can: { ...rights, reset_second_factor: true },
})

/** An invited account that hasn't been used yet. */
export const sami = userOf(2, 'Sami Khoury', 'سامي خوري', {
  ...{ has_password: false, verification: 'pending', open_sessions: 0, last_seen_at: null, code_mail: 'sent' },
  can: { ...rights, resend_verification: true, verify_manually: true, copy_invitation: true },
})

/** A deactivated account. */
export const huda = userOf(3, 'Huda Ibrahim', 'هدى إبراهيم', {
  ...{ type: 'user', state: 'deactivated', open_sessions: 0 },
  can: { ...rights, deactivate: false, reactivate: true, send_emails: false },
})

/** The viewer. Their own account has no actions here. */
export const karim = userOf(4, 'Karim Mansour', 'كريم منصور', { type: 'sysadmin', can: { ...rights, ...noRights } })

export const users: readonly UserRecord[] = [
  ...[rana, sami, huda, karim],
  userOf(5, 'Maha Darwish', 'مها درويش', { deletion_requested_at: '2026-11-18T10:00:00.000Z' }),
  userOf(6, 'Omar Aziz', 'عمر عزيز', { type: 'trainee', verification: 'pending' }),
]

const session = {
  ...{ is_current: false, created_at: '2026-11-18T07:00:00.000Z', last_seen_at: '2026-11-20T06:15:00.000Z' },
  expires_at: '2026-12-02T07:00:00.000Z',
}

const sessions: readonly OpenSession[] = [
  { ...session, id: idOf(801), browser: 'firefox', system: 'windows' },
  { ...session, id: idOf(802), browser: 'chrome', system: 'android' },
]

const done = { data: { done: true as const } }

const address = 'https://portal.example.org/auth/password/reset?email=sami.khoury%40example.org'
const invitationLink = { link: `${address}#invitation=7K2MPQ4XWERT`, expires_at: '2026-12-11T09:30:00.000Z' }

const impact = (kind: string, count: number) => ({ kind, count, names: [] })

const accountImpact = {
  ...{ rows: 3, shown: 'three rows', blockers: { count: 0, names: [] }, money: [], closed_months: [], records: [] },
  cascades: [impact('passkeys', 2), impact('sessions', 1)],
}

/** An account that has to stay, because of its records. */
export const blocked = { ...accountImpact, records: [{ kind: 'expenses', count: 12 }] }

const given: readonly AccountType[] = ['staff', 'trainee', 'user', 'instructor']

/** Profiles to choose from. The last one exceeds the viewer's own rights. */
const profiles = [
  { id: idOf(701), name: 'Staff', account_type: 'staff' as const, can: { give: true } },
  { id: idOf(711), name: 'Field office', account_type: null, can: { give: true } },
  { id: idOf(712), name: 'Finance', account_type: null, can: { give: false } },
]

/** Fakes all requests of the area according to the contract. Returns the stored rows. */
export const answerUsers = (api: FakeApi, rows: readonly UserRecord[] = users) => {
  const stored = storeOf(rows)
  let open = sessions
  const each = (ids: readonly string[], change: (row: UserRecord) => Partial<UserRecord> | string) => ({
    data: ids.map(id => {
      const row = stored.find(id)
      const changed = change(row)
      if (typeof changed === 'string') return { id, code: changed }
      stored.keep({ ...row, ...changed })
      return { id, code: null }
    }),
  })
  const named = (row: Partial<UserRecord>) => ({
    full_name_en: `${row.first_name_en} ${row.last_name_en}`,
    full_name_ar: `${row.first_name_ar} ${row.last_name_ar}`,
  })
  api.on(listUsers, input => pageIn(stored.rows(), input))
  api.on(readUserRecord, ({ id }) => ({ data: stored.find(id) }))
  api.on(listUserTypes, () => ({ data: given.map(type => ({ type, can: { give: type !== 'instructor' } })) }))
  api.on(listProfiles, () => pageOf())
  api.on(listProfileChoices, () => pageOf(...profiles))
  api.on(giveProfile, ({ ids, profile_id }) =>
    each(ids, row => {
      if (!row.can.edit_privileges) return 'own_privileges'
      const given = profiles.filter(({ id }) => id === profile_id)
      return { profiles: [...row.profiles, ...given] }
    }),
  )
  api.on(takeProfile, ({ ids, profile_id }) =>
    each(ids, row => ({ profiles: row.profiles.filter(({ id }) => id !== profile_id) })),
  )
  api.on(addUser, ({ type, email, language = 'en', ...names }) => {
    const { first_name_en, last_name_en, first_name_ar, last_name_ar } = names
    const row = userOf(99, `${first_name_en} ${last_name_en}`, `${first_name_ar} ${last_name_ar}`)
    return stored.keep({ ...sami, ...row, type, email, language, has_password: false, can: sami.can })
  })
  api.on(editUser, ({ id, version, email, first_name_en, last_name_en, first_name_ar, last_name_ar }) => {
    const names = { first_name_en, last_name_en, first_name_ar, last_name_ar }
    return stored.change(id, version, { email, ...names, ...named(names) })
  })
  api.on(changeUserType, ({ id, version, type }) => stored.change(id, version, { type }))
  api.on(userDeletion.impact, () => ({ data: accountImpact }))
  api.on(userDeletion.remove, ({ id }) => stored.remove(id))
  api.on(deactivateUsers, ({ ids }) =>
    each(ids, row =>
      row.can.deactivate
        ? { state: 'deactivated', open_sessions: 0, can: { ...row.can, deactivate: false, reactivate: true } }
        : 'own_account',
    ),
  )
  api.on(reactivateUsers, ({ ids }) =>
    each(ids, row => ({ state: 'active', can: { ...row.can, deactivate: true, reactivate: false } })),
  )
  api.on(makeInvitationLink, () => ({ data: invitationLink }))
  api.on(verifyUsers, ({ ids }) => each(ids, () => ({ verification: 'verified', can: rights })))
  api.on(resendVerifications, ({ ids }) => each(ids, () => ({})))
  api.on(sendEmailToUsers, ({ ids }) => each(ids, row => (row.can.send_emails ? {} : 'account_inactive')))
  api.on(endSessionsOfUsers, ({ ids }) => each(ids, () => ({ open_sessions: 0 })))
  api.on(listUserSessions, () => ({ data: [...open] }))
  api.on(endUserSession, ({ session_id }) => {
    open = open.filter(({ id }) => id !== session_id)
    return done
  })
  api.on(resetSecondFactor, ({ id }) => {
    const row = stored.find(id)
    stored.keep({ ...row, has_second_factor: false, can: { ...row.can, reset_second_factor: false } })
    return done
  })
  return stored
}
