import { describe, expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { invitationTo, mailsTo, personDraft } from '../../support/people/people.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()

const post = (path: string, as: Person, body: object) => portal().call('POST', path, { as, body })
const add = async (more: object = {}, as?: Person) => {
  const answer = await post('/users', as ?? (await portal().person('sysadmin')), personDraft(more))
  expect(answer.status).toBe(200)
  return answer.body.data
}
const read = (id: string, as: Person) => portal().call('GET', `/users/${id}`, { as })
const edit = (as: Person, { id, version }: { id: string; version: number }, more: object) =>
  portal().call('PATCH', `/users/${id}`, { as, body: { ...personDraft(), version, ...more } })
const setPassword = (email: string, code: string) =>
  portal().call('POST', '/password/reset', { body: { email, code, password: PASSWORD } })
const login = (email: string) => portal().call('POST', '/login', { body: { email, password: PASSWORD } })

test("colleagues see each other's role and email, but those of participants only with a privilege", async () => {
  const [colleague, trainee] = [await portal().person('project_officer'), await portal().person('user')]
  const plain = await staffWith(portal(), 'files.view_own')
  const card = (as: Person, { id }: Person) => portal().call('GET', `/people/${id}`, { as })
  const { id, email } = colleague
  expect((await card(plain, colleague)).body.data).toMatchObject({ id, email, type: 'project_officer' })
  expect((await card(plain, trainee)).status).toBe(404)
  expect((await card(await staffWith(portal(), 'trainees.view'), trainee)).body.data.email).toBe(trainee.email)
  expect((await card(trainee, colleague)).status).toBe(403)
})

describe('an account created for another person', () => {
  test('is entered once with its invitation code and starts with the profile of its type', async () => {
    const added = await add({ type: 'project_officer', language: 'ar', phone: '' })
    expect(added).toMatchObject({ state: 'active', verification: 'pending', has_password: false, phone: null })
    expect(added.profiles).toMatchObject([{ account_type: 'project_officer' }])
    const [mail] = await mailsTo(portal(), added.email)
    expect(mail?.title).toBe('حسابك في البوابة')
    const code = await invitationTo(portal(), added.email)
    expect((await login(added.email)).body.code).toBe('invalid_credentials')
    for (let tries = 0; tries < 6; tries++)
      expect((await setPassword(added.email, 'ABCDEFGHJK23')).body.code).toBe('code_wrong')
    portal().pass(13 * 24 * 60 * 60)
    expect((await setPassword(added.email, code)).status).toBe(200)
    expect((await setPassword(added.email, code)).status).toBe(400)
    const { body } = await login(added.email)
    expect(body.data.privileges).toContainEqual({ group: 'budget', command: 'edit_expense' })
    // Setting the first password sends no email about a change.
    expect(await mailsTo(portal(), added.email)).toHaveLength(1)
    expect(await auditOf(portal(), 'users', added.id)).toEqual(['add', 'reset_password', 'sign_in'])
  })

  test('cannot be entered with an expired invitation, but with a code for a forgotten password', async () => {
    const { email } = await add()
    const code = await invitationTo(portal(), email)
    portal().pass(15 * 24 * 60 * 60)
    expect((await setPassword(email, code)).body.code).toBe('code_expired')
    await portal().call('POST', '/password/forgot', { body: { email } })
    const digits = /\b\d{6}\b/.exec((await mailsTo(portal(), email)).at(-1)?.content ?? '')?.[0] ?? ''
    expect((await setPassword(email, digits)).status).toBe(200)
    expect((await login(email)).status).toBe(200)
  })

  test('needs a unique email and valid names and fields', async () => {
    const as = await portal().person('sysadmin')
    const { email } = await add({}, as)
    expect(await post('/users', as, personDraft({ email: email.toUpperCase() }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'email', code: 'email_taken' }] },
    })
    const wrong = await post('/users', as, personDraft({ birth_date: '2020-01-01', phone: 'x', first_name_ar: 'Huda' }))
    expect(wrong.body.errors).toEqual([
      { path: 'first_name_ar', code: 'arabic_only' },
      { path: 'birth_date', code: 'age_min' },
      { path: 'phone', code: 'wrong_type' },
    ])
  })
})

describe('account types', () => {
  test('are given only by people with their starting privileges, and directors cannot give sysadmin', async () => {
    const officer = await staffWith(portal(), 'users.add', 'users.view')
    for (const type of ['sysadmin', 'project_director', 'project_coordinator', 'instructor'])
      expect((await post('/users', officer, personDraft({ type }))).body.code, type).toBe('privilege_missing')
    for (const type of ['user', 'trainee'])
      expect((await post('/users', officer, personDraft({ type }))).status).toBe(200)
    const director = await portal().person('project_director')
    expect((await post('/users', director, personDraft({ type: 'sysadmin' }))).body.code).toBe('privilege_missing')
    expect((await post('/users', director, personDraft({ type: 'project_director' }))).status).toBe(200)
    const { body } = await portal().call('GET', '/user_types', { as: officer })
    expect(
      body.data.filter((one: { can: { give: boolean } }) => one.can.give).map((one: { type: string }) => one.type),
    ).toEqual(['trainee', 'user'])
  })

  test('are changed with their profile by people who control profiles, but not for themselves', async () => {
    const admin = await portal().person('sysadmin')
    const { id, version } = await add({ type: 'project_officer' }, admin)
    const editor = await staffWith(portal(), 'users.edit', 'users.view')
    const change = (as: Person, type: string) => post(`/users/${id}/type`, as, { version, type })
    expect((await change(editor, 'staff')).status).toBe(403)
    const controller = await staffWith(portal(), 'users.control_profiles', 'users.view')
    expect((await change(controller, 'sysadmin')).body.code).toBe('privilege_missing')
    const changed = await change(admin, 'activity_coordinator')
    expect(changed.body.data.profiles).toMatchObject([{ account_type: 'activity_coordinator' }])
    const own = await post(`/users/${controller.id}/type`, controller, { version: 1, type: 'user' })
    expect([own.status, own.body.code]).toEqual([403, 'own_privileges'])
  })
})

describe('PATCH /users/:id', () => {
  test('is rejected for more powerful accounts and for a new email of a more powerful person', async () => {
    const editor = await staffWith(portal(), 'users.edit', 'users.view')
    const [admin, director] = [await portal().person('sysadmin'), await portal().person('project_director')]
    for (const target of [admin, director]) {
      const { body } = await read(target.id, editor)
      expect(Object.values(body.data.can).filter(Boolean)).toEqual([])
      expect((await edit(editor, { id: target.id, version: 1 }, {})).body.code).toBe('privilege_missing')
    }
    expect((await edit(director, { id: admin.id, version: 1 }, {})).body.code).toBe('privilege_missing')
    // An editor may correct names. The email decides who can set a new password.
    const richer = await staffWith(portal(), 'donors.delete')
    const { body } = await read(richer.id, editor)
    expect(body.data.can).toMatchObject({ edit: true, change_email: false, delete: false, edit_privileges: false })
    expect((await edit(editor, body.data, { email: 'mine@people.test' })).body.code).toBe('privilege_missing')
    expect((await edit(editor, body.data, { email: richer.email })).body.data.full_name_en).toBe('Huda Ibrahim')
    expect((await edit(editor, { id: editor.id, version: 1 }, {})).body.code).toBe('own_account')
  })

  test('rejects a stale version with the current account', async () => {
    const admin = await portal().person('sysadmin')
    const user = await add({}, admin)
    expect((await edit(admin, user, { email: user.email, work_place: 'Clinic' })).body.data.work_place).toBe('Clinic')
    const stale = await edit(admin, user, { email: user.email })
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed_meanwhile', data: { work_place: 'Clinic' } } })
  })
})

test('the user list can be searched, filtered and paged in every sort order', async () => {
  const as = await portal().person('sysadmin')
  const marker = 'Zzyzx'
  for (const type of ['staff', 'trainee', 'staff']) await add({ type, last_name_en: marker }, as)
  const gone = await portal().person('user', [], { last_name_en: marker, active: false })
  const list = async (query: string) => (await portal().call('GET', `/users?search=${marker}&${query}`, { as })).body
  expect((await list('')).total).toBe(4)
  expect((await list('type=trainee')).data).toMatchObject([{ type: 'trainee', verification: 'pending' }])
  expect((await list('state=deactivated')).data).toMatchObject([
    { id: gone.id, can: { reactivate: true, deactivate: false } },
  ])
  expect((await list('verification=verified')).data).toMatchObject([{ id: gone.id }])
  const [{ profiles }] = (await list('type=trainee')).data
  expect((await list(`profile_id=${profiles[0].id}`)).total).toBe(1)
  for (const sort of ['full_name_en', '-full_name_ar', 'email', '-type', 'created_at']) {
    const seen: string[] = []
    let cursor = ''
    do {
      const body = await list(`limit=1&sort=${sort}${cursor}`)
      seen.push(...body.data.map((row: { id: string }) => row.id))
      cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
    } while (cursor)
    expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 4, 4])
  }
  expect(JSON.stringify(await list(''))).not.toContain('argon2')
})

test('a search with a dot or at sign matches email parts at their start, and other searches match anywhere', async () => {
  const as = await portal().person('sysadmin')
  const emails = ['a.4z11@zyx.test', 'a.94z11@zyx.test', 'b@4z11zyx.test', 'c.4@zyx.test']
  for (const email of emails) await portal().person('user', [], { email })
  const found = async (search: string) => {
    const { body } = await portal().call('GET', `/users?sort=email&search=${encodeURIComponent(search)}`, { as })
    return body.data.map(({ email }: { email: string }) => email)
  }
  expect(await found('4z11')).toEqual(emails.slice(0, 3))
  expect(await found('.4z11@')).toEqual([emails[0], emails[2]])
  expect(await found('@4z11')).toEqual([emails[0], emails[2]])
  expect(await found('.4@zyx')).toEqual([emails[0], emails[3]])
  expect(await found('a.94z11@zyx.test')).toEqual([emails[1]])
})
