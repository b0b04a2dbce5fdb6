import { expect, test, vi } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import {
  aFormInUse,
  answer,
  aTraining,
  type FormItems,
  someQuestions,
  someUsers,
} from '../../support/training/evaluations.ts'

const portal = usePortal()

const required = ({ stars, room, food }: FormItems, value: number) => [stars, room, food].map(item => ({ item, value }))

const results = async (training: string) => {
  const as = await portal().person('sysadmin')
  return (await portal().call('GET', `/sub_activities/${training}/evaluation_results`, { as })).body.data.results
}

test('shows a trainee the form of their training, accepts it once, and answers 404 to others', async () => {
  const { form, items } = await aFormInUse(portal(), 'trainee')
  const [trainee, stranger] = await someUsers(portal(), 2)
  if (!trainee || !stranger) throw new Error('nobody')
  const training = await aTraining(portal(), [trainee])
  const path = `/sub_activities/${training}/evaluations/trainee`
  const found = (await portal().call('GET', path, { as: trainee })).body.data
  expect(found).toMatchObject({ is_sent: false, form: { id: form.id, number: 1 }, training: { name: 'First aid' } })
  expect(found.form.questions).toEqual(form.questions)
  expect((await portal().call('GET', path, { as: stranger })).status).toBe(404)
  expect((await answer(portal(), stranger, training, form, required(items, 4))).status).toBe(404)
  const asInstructor = await answer(portal(), trainee, training, form, required(items, 4), 'instructor')
  expect(asInstructor.status).toBe(404)
  expect((await answer(portal(), trainee, training, form, required(items, 4))).status).toBe(200)
  expect((await portal().call('GET', path, { as: trainee })).body.data.is_sent).toBe(true)
  const again = await answer(portal(), trainee, training, form, required(items, 1))
  expect([again.status, again.body.code]).toEqual([409, 'evaluation_sent'])
})

test('rejects missing required answers and invalid ones, after which a valid evaluation can still be sent', async () => {
  const { form, items } = await aFormInUse(portal(), 'trainee')
  const [trainee] = await someUsers(portal(), 1)
  if (!trainee) throw new Error('nobody')
  const training = await aTraining(portal(), [trainee])
  const missing = await answer(portal(), trainee, training, form, [{ item: items.room, value: 3 }])
  expect(missing.body.errors).toEqual([
    { path: items.stars, code: 'questions_required' },
    { path: items.food, code: 'questions_required' },
  ])
  for (const value of [0, 6, 2.5]) {
    const answers = [...required(items, 3), { item: items.optional, value }]
    expect((await answer(portal(), trainee, training, form, answers)).status).toBe(400)
  }
  const foreign = [...required(items, 3), { item: training, value: 3 }]
  expect((await answer(portal(), trainee, training, form, foreign)).body.errors[0].path).toBe('answers')
  expect((await answer(portal(), trainee, training, form, required(items, 3))).status).toBe(200)
})

test('shows results from the third response on: counts, means, the score, and unattributed texts', async () => {
  const { form, items } = await aFormInUse(portal(), 'trainee')
  const people = await someUsers(portal(), 3)
  const training = await aTraining(portal(), people)
  for (const [at, person] of people.entries()) {
    expect(await results(training)).toEqual([])
    const more = [{ item: items.text, value: `Text ${at}` }, ...(at === 0 ? [{ item: items.optional, value: 1 }] : [])]
    await answer(portal(), person, training, form, [...required(items, at + 3), ...more])
  }
  const [result] = await results(training)
  expect(result).toMatchObject({ type: 'trainee', responses: 3, invited: 3, score: 4 })
  const [stars, table, bus, text] = result.questions
  expect(stars).toMatchObject({ answered: 3, counts: [0, 0, 1, 1, 1], mean: 4 })
  expect(table).toMatchObject({ mean: 4, rows: [{ mean: 4 }, { counts: [0, 0, 1, 1, 1] }] })
  // Only one of the three answered this question, so its result stays hidden.
  expect(bus).toMatchObject({ answered: 0, counts: null, mean: null })
  expect(text.texts.map((one: { text: string }) => one.text).toSorted()).toEqual(['Text 0', 'Text 1', 'Text 2'])
})

test('keeps the form version of a training’s first response, and creates a new version when a used form changes', async () => {
  const { as, form, items, draft } = await aFormInUse(portal(), 'trainee')
  const [first, second] = await someUsers(portal(), 2)
  if (!first || !second) throw new Error('nobody')
  const begun = await aTraining(portal(), [first, second])
  const later = await aTraining(portal(), [second])
  await answer(portal(), first, begun, form, required(items, 3))
  const { questions } = someQuestions()
  const body = { ...draft, questions, version: form.version }
  const edited = await portal().call('PATCH', `/evaluation_forms/${form.id}`, { as, body })
  expect(edited.body.data).toMatchObject({ number: 2, questions, in_use: true })
  const number = async (training: string) =>
    (await portal().call('GET', `/sub_activities/${training}/evaluations/trainee`, { as: second })).body.data.form
      .number
  expect([await number(begun), await number(later)]).toEqual([1, 2])
  const outdated = await answer(portal(), second, later, form, required(items, 3))
  expect([outdated.status, outdated.body.code]).toEqual([409, 'form_outdated'])
  expect((await answer(portal(), second, begun, form, required(items, 3))).status).toBe(200)
  const removed = await portal().call('DELETE', `/evaluation_forms/${form.id}`, {
    as,
    body: { version: edited.body.data.version },
  })
  expect(removed.body.code).toBe('in_use')
})

test('accepts forms from instructors and from staff with the privilege and access to the training', async () => {
  const own = await aFormInUse(portal(), 'instructor')
  const ofStaff = await aFormInUse(portal(), 'sub_activity')
  const [instructor] = await someUsers(portal(), 1)
  if (!instructor) throw new Error('nobody')
  const training = await aTraining(portal(), [], [instructor])
  expect((await answer(portal(), instructor, training, own.form, required(own.items, 5), 'instructor')).status).toBe(
    200,
  )
  const sees = [
    { group: 'sub_activities', command: 'show_evaluation' },
    { group: 'projects', command: 'view_all' },
  ]
  const reader = await portal().person('staff', sees)
  const filler = await portal().person('staff', [...sees, { group: 'sub_activities', command: 'fill_evaluation' }])
  const send = (as: typeof reader) =>
    answer(portal(), as, training, ofStaff.form, required(ofStaff.items, 5), 'sub_activity')
  expect([(await send(reader)).status, (await send(filler)).status]).toEqual([404, 200])
  const path = `/sub_activities/${training}/evaluation_results`
  expect((await portal().call('GET', path, { as: reader })).body.data.can).toEqual({ download: false, fill: false })
  const blind = await portal().person('staff', [{ group: 'sub_activities', command: 'show_evaluation' }])
  expect((await portal().call('GET', path, { as: blind })).status).toBe(404)
})

test('counts all of nine responses that are sent concurrently', async () => {
  const { form, items } = await aFormInUse(portal(), 'trainee')
  const people = await someUsers(portal(), 9)
  const training = await aTraining(portal(), people)
  const sent = await Promise.all(people.map(person => answer(portal(), person, training, form, required(items, 2))))
  expect(sent.map(({ status }) => status)).toEqual(people.map(() => 200))
  expect((await results(training))[0]).toMatchObject({ responses: 9, score: 2 })
})

test('leaves no log line, audit row, idempotency key, or plain text in any table', async () => {
  const { form, items } = await aFormInUse(portal(), 'trainee')
  const people = await someUsers(portal(), 2)
  const training = await aTraining(portal(), people)
  const lines = vi.spyOn(portal().services.log, 'info')
  const rowsOf = async (table: string) =>
    (await portal().database.pool.query(`SELECT row_to_json(t)::text AS row FROM "${table}" t`)).rows.map(
      ({ row }) => row,
    )
  const before = await rowsOf('audit')
  for (const person of people) {
    const answers = [...required(items, 5), { item: items.text, value: 'The violet lighthouse' }]
    const body = { form_id: form.id, number: form.number, answers }
    const headers = { 'idempotency-key': `key-${person.id}` }
    await portal().call('POST', `/sub_activities/${training}/evaluations/trainee`, { as: person, body, headers })
  }
  expect(lines).not.toHaveBeenCalled()
  expect(await rowsOf('audit')).toEqual(before)
  const { rows } = await portal().database.pool.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
  for (const { tablename } of rows)
    expect([tablename, (await rowsOf(tablename)).join().includes('violet')]).toEqual([tablename, false])
  expect((await rowsOf('idempotency_keys')).length).toBe(0)
})

test('stores no time, order, or person with answers, except for the list of people who sent one', async () => {
  const { rows } = await portal().database.pool.query<{ name: string; type: string }>(`
    SELECT table_name || '.' || column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_name IN ('evaluation_rounds', 'evaluation_counts', 'evaluation_texts', 'evaluation_senders')`)
  expect(rows.filter(({ type }) => /time|date|serial/.test(type))).toEqual([])
  expect(rows.filter(({ name }) => /user|by/.test(name)).map(({ name }) => name)).toEqual([
    'evaluation_senders.user_id',
  ])
  const keys = await portal().database.pool.query(`SELECT confrelid::regclass::text AS to FROM pg_constraint
    WHERE contype = 'f' AND conrelid = 'evaluation_senders'::regclass`)
  expect(keys.rows.map(({ to }) => to).sort()).toEqual(['sub_activities', 'users'])
})
