import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditOf } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { aFormInUse, someQuestions } from '../../support/training/evaluations.ts'

const portal = usePortal()

const draft = (given: object = {}) => ({
  ...{ slug: randomUUID(), type: 'trainee', title_en: 'After the training', title_ar: 'بعد التدريب' },
  ...{ questions: someQuestions().questions, ...given },
})

test('adds a form with its questions, finds it by slug, and edits it in place before it is in use', async () => {
  const as = await portal().person('sysadmin')
  const body = draft()
  const added = await portal().call('POST', '/evaluation_forms', { as, body })
  expect(added.body.data).toMatchObject({ ...body, number: 1, in_use: false, can: { edit: true, delete: true } })
  const listed = await portal().call('GET', `/evaluation_forms?type=trainee&slug=${body.slug}`, { as })
  expect(listed.body.data).toEqual([added.body.data])
  const { questions } = someQuestions()
  const change = { ...body, questions, version: 1 }
  const changed = await portal().call('PATCH', `/evaluation_forms/${added.body.data.id}`, { as, body: change })
  expect(changed.body.data).toMatchObject({ questions, number: 1, version: 2 })
  expect(await auditOf(portal(), 'evaluation_forms', added.body.data.id)).toEqual(['add', 'edit'])
})

test('requires a unique slug of lower-case letters, digits, and hyphens', async () => {
  const as = await portal().person('sysadmin')
  const body = draft()
  await portal().call('POST', '/evaluation_forms', { as, body })
  const errors = async (slug: string) =>
    (await portal().call('POST', '/evaluation_forms', { as, body: draft({ slug }) })).body.errors
  expect(await errors(body.slug)).toEqual([{ path: 'slug', code: 'slug_taken' }])
  for (const slug of ['After Training', 'a--b', '-a', 'تقييم'])
    expect(await errors(slug)).toEqual([{ path: 'slug', code: 'slug_invalid' }])
})

test('replaces the form in use of the same type, and keeps the version number when only the title changes', async () => {
  const first = await aFormInUse(portal(), 'cordinator')
  const second = await aFormInUse(portal(), 'cordinator')
  const other = await aFormInUse(portal(), 'trainee')
  const read = async (id: string) => (await portal().call('GET', `/evaluation_forms/${id}`, { as: first.as })).body.data
  expect([(await read(first.form.id)).in_use, (await read(second.form.id)).in_use]).toEqual([false, true])
  expect((await read(other.form.id)).in_use).toBe(true)
  const body = { ...second.draft, title_en: 'New title', version: second.form.version }
  const renamed = await portal().call('PATCH', `/evaluation_forms/${second.form.id}`, { as: first.as, body })
  expect(renamed.body.data).toMatchObject({ title_en: 'New title', number: 1 })
})

test('refuses changes by people who can only view forms', async () => {
  const { form, draft: given } = await aFormInUse(portal(), 'trainee')
  const as = await portal().person('staff', [{ group: 'evaluation_forms', command: 'view' }])
  expect((await portal().call('GET', `/evaluation_forms/${form.id}`, { as })).body.data.can).toEqual({
    edit: false,
    delete: false,
  })
  const body = { ...given, version: form.version }
  expect((await portal().call('PATCH', `/evaluation_forms/${form.id}`, { as, body })).status).toBe(403)
  expect((await portal().call('POST', `/evaluation_forms/${form.id}/use`, { as, body: { version: 1 } })).status).toBe(
    403,
  )
})
