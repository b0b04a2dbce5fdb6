import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayFromNow } from '../../support/clock.ts'
import { staffWith } from '../../support/people/holders.ts'
import { personDraft } from '../../support/people/people.ts'
import { PASSWORD, type Person, usePortal } from '../../support/portal.ts'
import { delegated, delegatorWith } from '../../support/requests/delegations.ts'
import { someQuestions } from '../../support/training/evaluations.ts'

const portal = usePortal()

const call = async (as: Person, method: 'DELETE' | 'PATCH' | 'POST', path: string, body: object) => {
  const answer = await portal().call(method, path, { as, body })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body.data
}

const historyOf = (as: Person, kind: string, id: string) =>
  portal().call('GET', `/history?of_kind=${kind}&of_id=${id}`, { as })

test("an account's history has changes with authors, but no personal values and no logins", async () => {
  const as = await portal().person('sysadmin')
  const draft = personDraft({ type: 'staff', language: 'en' })
  const { id, version } = await call(as, 'POST', '/users', draft)
  const { type: _, ...fields } = draft
  await call(as, 'PATCH', `/users/${id}`, { ...fields, phone: '+963 900 123 456', version })
  await call(as, 'POST', `/users/${id}/type`, { type: 'project_officer', version: version + 1 })
  await call(as, 'POST', '/users/deactivate', { ids: [id] })
  const { data } = (await historyOf(as, 'user', id)).body
  expect(data).toMatchObject([
    { action: 'deactivate', by: { id: as.id } },
    { action: 'change_type', values: [{ field: 'account_type', before: 'staff', after: 'project_officer' }] },
    { action: 'edit', fields: ['phone'], values: [] },
    { action: 'add' },
  ])
  expect(JSON.stringify(data)).not.toContain('123 456')

  const other = await portal().person('staff')
  await portal().call('POST', '/login', { body: { email: other.email, password: PASSWORD } })
  const { first_name_en, last_name_en, first_name_ar, last_name_ar } = draft
  const person = { gender: 'female', birth_date: '1990-02-28', residence_country: 'SY', education_level: 'master' }
  const profile = { first_name_en, last_name_en, first_name_ar, last_name_ar, phone: '+963 11 123456', ...person }
  await call(other, 'PATCH', '/account', { ...profile, work_place: 'Harbour office', version: 1 })
  const own = (await historyOf(as, 'user', other.id)).body.data
  expect(own.map(({ action }: { action: string }) => action)).toEqual(['edit'])
  expect(own[0]).toMatchObject({ by: { id: other.id }, fields: expect.arrayContaining(['work_place']), values: [] })
})

test("a delegation's history is visible only to its two people", async () => {
  const [away, other] = [await delegatorWith(portal()), await delegatorWith(portal())]
  const { id } = await delegated(portal(), away, other, [2, 5])
  const [from, before, after] = [2, 5, 9].map(days => dayFromNow(portal(), days))
  await call(away, 'PATCH', `/delegations/${id}`, { delegated_to_id: other.id, from, to: after, version: 1 })
  for (const as of [away, other])
    expect((await historyOf(as, 'delegation', id)).body.data).toMatchObject([
      { action: 'edit', by: { id: away.id }, fields: ['to'], values: [{ field: 'to', before, after }] },
      { action: 'add', by: { id: away.id } },
    ])
  expect((await historyOf(await portal().person('sysadmin'), 'delegation', id)).status).toBe(404)
})

test("an evaluation form's history has changed titles, changed questions and when it was put into use", async () => {
  const as = await portal().person('sysadmin')
  const draft = {
    ...{ slug: randomUUID(), type: 'trainee', title_en: 'After the training', title_ar: 'بعد التدريب' },
    questions: someQuestions().questions,
  }
  const { id } = await call(as, 'POST', '/evaluation_forms', draft)
  await call(as, 'PATCH', `/evaluation_forms/${id}`, { ...draft, title_en: 'Later', version: 1 })
  const { questions } = someQuestions()
  await call(as, 'PATCH', `/evaluation_forms/${id}`, { ...draft, title_en: 'Later', questions, version: 2 })
  await call(as, 'POST', `/evaluation_forms/${id}/use`, { version: 3 })
  expect((await historyOf(as, 'evaluation_form', id)).body.data).toMatchObject([
    { action: 'use' },
    { action: 'edit', fields: ['questions'], values: [] },
    { action: 'edit', fields: ['title_en'], values: [{ before: 'After the training', after: 'Later' }] },
    { action: 'add', by: { id: as.id } },
  ])
})

test("a partner site's history has changes and key replacements, but no keys", async () => {
  const as = await portal().person('sysadmin')
  const draft = { name: 'Nahr', origins: ['https://nahr.example.org'], theme: { radius: 4, accent: '#0b6b4f' } }
  const { id, key } = await call(as, 'POST', '/partners', draft)
  await call(as, 'PATCH', `/partners/${id}`, { ...draft, name: 'Relief', version: 1 })
  const { key: next } = await call(as, 'POST', `/partners/${id}/key`, { version: 2 })
  const { data } = (await historyOf(as, 'partner', id)).body
  expect(data).toMatchObject([
    { action: 'replace_key', values: [] },
    { action: 'edit', fields: ['name'], values: [{ field: 'name', before: 'Nahr', after: 'Relief' }] },
    { action: 'add' },
  ])
  for (const secret of [key, next]) expect(JSON.stringify(data)).not.toContain(secret)
})

test("an exchange rate's history names its author", async () => {
  const as = await portal().person('sysadmin')
  const rate = { from: 'eur', to: 'usd', rate: 1.1, effective_date: '2026-01-01', source: 'bank' }
  const { id } = await call(as, 'POST', '/exchange_rates', rate)
  expect((await historyOf(as, 'exchange_rate', id)).body.data).toMatchObject([{ action: 'add', by: { id: as.id } }])
})

test('administrative histories are not found for people who cannot see the record', async () => {
  const [as, stranger] = [await portal().person('sysadmin'), await staffWith(portal(), 'donors.view')]
  const site = { name: 'Nahr', origins: ['https://nahr.example.org'], theme: {} }
  const rate = { from: 'tl', to: 'usd', rate: 0.03, effective_date: '2026-01-01', source: 'bank' }
  const form = {
    slug: randomUUID(),
    type: 'trainee',
    title_en: 'T',
    title_ar: 'ت',
    questions: someQuestions().questions,
  }
  const [away, other] = [await delegatorWith(portal()), await delegatorWith(portal())]
  const records = {
    user: stranger,
    partner: await call(as, 'POST', '/partners', site),
    exchange_rate: await call(as, 'POST', '/exchange_rates', rate),
    evaluation_form: await call(as, 'POST', '/evaluation_forms', form),
    delegation: await delegated(portal(), away, other, [2, 5]),
  }
  for (const [kind, { id }] of Object.entries(records))
    expect([kind, (await historyOf(stranger, kind, id)).status]).toEqual([kind, 404])
})
