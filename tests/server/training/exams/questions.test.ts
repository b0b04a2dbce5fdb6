import { expect, test } from 'vitest'
import { aCourse, auditOf, confirmDeletion } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'
import { aSession, deleteTraining } from '../../support/training/trainings.ts'
import { anExam, idsOf, questions, staff, taking } from './exam.ts'

const portal = usePortal({ TIME_ZONE: 'Europe/Berlin' })

const draft = { title: 'Pre test', description: '', randomise: true, blind_marking: false }

test('allows one exam per slug in a training, visible only with the privilege to fill in questions', async () => {
  const { as, training, exam } = await anExam(portal())
  const add = (slug: string, body = {}) =>
    portal().call('POST', '/exams', { as, body: { ...draft, sub_activity_id: training.id, slug, ...body } })
  expect((await add('post')).body.errors).toEqual([{ path: 'slug', code: 'code_taken' }])
  const inverted = { opens_at: '2026-02-01T00:00:00Z', closes_at: '2026-01-01T00:00:00+03:00' }
  expect((await add('pre', inverted)).body.errors).toEqual([{ path: 'closes_at', code: 'date_before_start' }])
  expect((await add('pre', { opens_at: '0000-01-01T00:00:00Z' })).status).toBe(400)
  expect((await add('pre')).body.data).toMatchObject({ ...draft, question_count: 0, limit_minutes: null })
  const list = (by = as) => portal().call('GET', `/exams?sub_activity_id=${training.id}`, { as: by })
  expect((await list()).body.data.exams.map(({ slug }: { slug: string }) => slug)).toEqual(['pre', 'post'])
  expect((await list(await staff(portal(), 'view'))).status).toBe(403)
  expect((await list(await staff(portal(), 'fill_questions'))).status).toBe(200)
  const elsewhere = await portal().person('staff', [{ group: 'sub_activities', command: 'fill_questions' }])
  expect((await list(elsewhere)).status).toBe(404)
  expect((await portal().call('GET', `/exams/${exam.id}/questions`, { as: elsewhere })).status).toBe(404)
  expect(await auditOf(portal(), 'exams', exam.id)).toEqual(['add'])
})

test('closes the pre test on the first day of the training by default', async () => {
  const { as, training } = await anExam(portal(), { slug: 'pre', opens_at: '' })
  const [pre] = (await portal().call('GET', `/exams?sub_activity_id=${training.id}`, { as })).body.data.exams
  expect(pre).toMatchObject({ opens: null, opens_at: null, closes_at: null })
  expect(Date.parse(pre.closes)).toBeGreaterThan(Date.parse('2026-01-01T00:00:00Z'))
  expect(Date.parse(pre.closes)).toBeLessThan(Date.parse('2026-01-03T00:00:00Z'))
})

test('closes the pre test with the first session and opens the post test with the last, ignoring cancelled ones', async () => {
  const { as, training } = await anExam(portal(), { slug: 'pre', opens_at: '' })
  await portal().call('POST', '/exams', { as, body: { ...draft, sub_activity_id: training.id, slug: 'post' } })
  const opening = async () => {
    const { exams } = (await portal().call('GET', `/exams?sub_activity_id=${training.id}`, { as })).body.data
    return [exams[0].closes, exams[1].opens]
  }
  const cancelled = [
    await aSession(portal(), training.id, { date: '2026-02-01', start: '08:00', end: '09:00' }),
    await aSession(portal(), training.id, { date: '2026-09-01', start: '08:00', end: '09:00' }),
  ]
  await aSession(portal(), training.id, { date: '2026-07-01', start: '13:30', end: '15:00' })
  await aSession(portal(), training.id, { date: '2026-02-10', start: '09:00', end: '11:00' })
  // Berlin is an hour ahead of UTC in winter and two in summer.
  expect(await opening()).toEqual(['2026-02-01T08:00:00.000Z', '2026-09-01T06:00:00.000Z'])
  for (const id of cancelled)
    await portal().call('PATCH', `/training_sessions/${id}/cancelled`, { as, body: { version: 1, is_cancelled: true } })
  expect(await opening()).toEqual(['2026-02-10T10:00:00.000Z', '2026-07-01T11:30:00.000Z'])
})

test('rejects invalid questions, and then stores none of the request', async () => {
  const { as, exam } = await anExam(portal(), { questions: [] })
  const [text, radio, range] = questions
  const wrong = [
    [{ ...text, prompt: ' ' }, 'field_empty'],
    [{ ...radio, options: ['one'], correct_option: 0 }, 'field_required'],
    [{ ...radio, correct_option: 3 }, 'select_value'],
    [{ ...range, correct_from: 7 }, 'differs'],
    [{ ...range, correct_to: 11 }, 'differs'],
    [{ ...range, step: 0 }, 'value_zero'],
    [{ ...text, kind: 'essay' }, 'wrong_type'],
  ] as const
  for (const [question, code] of wrong) {
    const body = { questions: [radio, question] }
    const answer = await portal().call('POST', `/exams/${exam.id}/questions`, { as, body })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body.errors)).toContain(code)
  }
  expect((await portal().call('GET', `/exams/${exam.id}/questions`, { as })).body.data).toEqual([])
})

test('adds, edits, reorders, and deletes questions, and rejects an incomplete order', async () => {
  const { as, exam } = await anExam(portal())
  const list = async () => (await portal().call('GET', `/exams/${exam.id}/questions`, { as })).body.data
  const [text, radio, range] = await list()
  expect([text.question, radio.question, range.question]).toEqual(questions)
  const order = (...ids: string[]) =>
    portal().call('PATCH', `/exams/${exam.id}/questions/order`, { as, body: { question_ids: ids } })
  for (const ids of [
    [text.id, radio.id],
    [text.id, radio.id, radio.id],
    [text.id, radio.id, exam.id],
  ])
    expect((await order(...ids)).body.errors).toEqual([{ path: 'question_ids', code: 'unknown_value' }])
  expect((await order(range.id, text.id, radio.id)).status).toBe(200)
  const question = { ...radio.question, prompt: 'How many?' }
  const change = (version: number) =>
    portal().call('PATCH', `/exam_questions/${radio.id}`, { as, body: { version, question } })
  expect((await change(1)).body.data).toMatchObject({ version: 2, question })
  expect(await change(1)).toMatchObject({ status: 409, body: { data: { version: 2, question } } })
  const gone = await portal().call('DELETE', `/exam_questions/${text.id}`, { as, body: { version: 1 } })
  expect(gone.status).toBe(200)
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([range.id, radio.id])
  await portal().call('POST', `/exams/${exam.id}/questions`, { as, body: { questions: [questions[0]] } })
  expect((await list()).map((one: { question: { kind: string } }) => one.question.kind)).toEqual([
    'range',
    'radio',
    'text',
  ])
})

test('copies questions from other exams of the same course, but not from other courses', async () => {
  const { as, exam, training } = await anExam(portal(), { questions: [] })
  const other = await anExam(portal())
  const path = (what: string) => `/exams/${exam.id}/${what}`
  const asked = (await portal().call('GET', `/exams/${other.exam.id}/questions`, { as })).body.data
  const { text, radio, range } = idsOf({ questions: asked })
  const copy = (...question_ids: string[]) =>
    portal().call('POST', path('copies'), { as, body: { source_id: other.exam.id, question_ids } })
  expect((await portal().call('GET', path('sources'), { as })).body.data).toEqual([])
  const refusedFor = (path: string, code: string) => ({ status: 400, body: { errors: [{ path, code }] } })
  expect(await copy(radio)).toMatchObject(refusedFor('source_id', 'unknown_value'))
  const course = await aCourse(portal())
  await portal().database.pool.query('UPDATE sub_activities SET course_id = $1 WHERE id = ANY($2)', [
    course.id,
    [training.id, other.training.id],
  ])
  expect((await portal().call('GET', path('sources'), { as })).body.data).toMatchObject([
    { id: other.exam.id, question_count: 3, sub_activity: { id: other.training.id } },
  ])
  expect(await copy()).toMatchObject(refusedFor('question_ids', 'select_value'))
  const foreign = (await anExam(portal())).exam.id
  expect(await copy(radio, foreign)).toMatchObject(refusedFor('question_ids', 'unknown_value'))
  const draftsIn = (data: { question: object }[]) => data.map(({ question }) => question)
  expect(draftsIn((await copy(radio)).body.data)).toEqual([questions[1]])
  const copied = (await copy(range, text)).body.data
  // Copies keep the order of their exam, not the requested order.
  expect(draftsIn(copied)).toEqual([questions[1], questions[0], questions[2]])
  const version = { version: 1, question: { ...questions[1], points: 9 } }
  await portal().call('PATCH', `/exam_questions/${copied[0].id}`, { as, body: version })
  const stored = await portal().call('GET', `/exams/${other.exam.id}/questions`, { as })
  expect(stored.body.data[1].question.points).toBe(3)
  const stranger = await portal().person('staff', [{ group: 'sub_activities', command: 'fill_questions' }])
  expect((await portal().call('GET', path('sources'), { as: stranger })).status).toBe(404)
})

test('keeps the questions, versions, and order of an attempt when the exam changes', async () => {
  const { as, exam, trainee } = await anExam(portal())
  const { start, save, submit, answers } = taking(portal(), trainee)
  const attempt = (await start(exam.id)).body.data
  const ids = idsOf(attempt)
  const [, radio] = questions
  await portal().call('PATCH', `/exam_questions/${ids.radio}`, {
    as,
    body: { version: 1, question: { ...radio, correct_option: 2, points: 9 } },
  })
  await portal().call('DELETE', `/exam_questions/${ids.range}`, { as, body: { version: 1 } })
  expect((await start(exam.id)).body.data.questions).toEqual(attempt.questions)
  await save(attempt.id, [{ question_id: ids.radio, value: '1', lease: 1, seq: 1 }])
  await submit(attempt.id, 2)
  expect((await answers(attempt.id)).body.data).toMatchObject({ points: 3, points_possible: 10, percent: 30 })
})

test('is deleted with its questions and extra time, which are counted, unless others were added since', async () => {
  const { as, exam, trainee } = await anExam(portal())
  const path = `/exams/${exam.id}`
  const body = { user_id: trainee.id, minutes: 15, reason: 'Reads with a magnifier' }
  expect((await portal().call('PATCH', `${path}/extra_time`, { as, body })).status).toBe(200)
  const { shown, cascades } = (await portal().call('GET', `${path}/deletion_impact`, { as })).body.data
  expect(cascades).toEqual([
    { kind: 'exam_extra_time', count: 1, names: [] },
    { kind: 'exam_questions', count: 3, names: [] },
  ])
  expect((await portal().call('PATCH', `${path}/extra_time`, { as, body: { ...body, minutes: 20 } })).status).toBe(200)
  const { version } = (await portal().call('GET', path, { as })).body.data
  const stale = await portal().call('DELETE', path, { as, body: { version, shown } })
  expect(stale.body.code).toBe('changed_meanwhile')
  expect((await confirmDeletion(portal(), path, as, { version })).status).toBe(200)
})

test('refuses to delete an exam that somebody has started, except with its training', async () => {
  const { as, exam, training, trainee } = await anExam(portal())
  const { start, save } = taking(portal(), trainee)
  const attempt = (await start(exam.id)).body.data
  await save(attempt.id, [{ question_id: idsOf(attempt).text, value: 'So', lease: 1, seq: 1 }])
  const version = (await portal().call('GET', `/exams/${exam.id}`, { as })).body.data.version
  const refused = await confirmDeletion(portal(), `/exams/${exam.id}`, as, { version })
  expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } })
  await deleteTraining(portal(), training.id, as)
  expect((await portal().call('GET', `/exams/${exam.id}`, { as })).status).toBe(404)
})
