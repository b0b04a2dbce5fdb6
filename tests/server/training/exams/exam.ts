import { randomUUID } from 'node:crypto'
import type { Privilege } from '@portal/contract/core/rights/privileges'
import { anActivity, days } from '../../support/made.ts'
import type { Person, Portal } from '../../support/portal.ts'

/** One question of each kind, worth 5, 3, and 2 points. */
export const questions = [
  { kind: 'text', prompt: 'Why is the wound washed?', points: 5, model_answer: 'SECRET-MODEL against infection' },
  { kind: 'radio', prompt: 'How many compressions?', points: 3, options: ['15', '30', '60'], correct_option: 1 },
  { kind: 'range', prompt: 'How deep, in cm?', points: 2, min: 0, max: 10, step: 0.5, correct_from: 5, correct_to: 6 },
] as const

const settings = { title: 'What do you know?', description: '', randomise: false, blind_marking: false }

/** Creates a staff member who sees every training and has these commands of sub-activities. */
export const staff = (portal: Portal, ...commands: string[]) => {
  const granted: Privilege[] = commands.map(command => ({ group: 'sub_activities', command }))
  return portal.person('staff', [...granted, { group: 'projects', command: 'view_all' }])
}

/** Creates a training with trainees, an instructor, and a post test that opened long ago. */
export const anExam = async (
  portal: Portal,
  given: { questions?: readonly object[]; trainees?: number; [field: string]: unknown } = {},
) => {
  const { questions: asked = questions, trainees: many = 1, ...more } = given
  const as = await portal.person('sysadmin')
  const post = async (path: string, body: object) => {
    const answer = await portal.call('POST', path, { as, body })
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const activity = await anActivity(portal)
  const fields = { code: randomUUID(), name: 'First aid', attendance_method: 'physical', ...days }
  const training = await post('/sub_activities', { ...fields, activity_id: activity.id })
  const exam = await post('/exams', {
    ...{ sub_activity_id: training.id, slug: 'post', ...settings, opens_at: '2026-01-01T00:00:00Z', limit_minutes: 30 },
    ...more,
  })
  if (asked.length > 0) await post(`/exams/${exam.id}/questions`, { questions: asked })
  const trainees = await Promise.all(Array.from({ length: many }, () => portal.person('user')))
  const instructor = await portal.person('user')
  const join = (role: string, people: readonly Person[]) =>
    portal.database.pool.query(
      `INSERT INTO sub_activity_${role}s (sub_activity_id, user_id) SELECT $1, unnest($2::uuid[])`,
      [training.id, people.map(({ id }) => id)],
    )
  await join('trainee', trainees)
  await join('instructor', [instructor])
  const [trainee] = trainees
  if (!trainee) throw new Error('an exam has a trainee')
  return { as, training, exam, trainees, trainee, instructor }
}

/** Requests of a trainee during an exam. */
export const taking = (portal: Portal, as: Person) => {
  const post = (path: string, body: object) => portal.call('POST', path, { as, body })
  return {
    start: (examId: string) => post(`/exams/${examId}/attempts`, {}),
    save: (attemptId: string, answers: readonly object[]) => post(`/exam_attempts/${attemptId}/answers`, { answers }),
    submit: (attemptId: string, lease: number) => post(`/exam_attempts/${attemptId}/submit`, { lease }),
    status: (attemptId: string) => portal.call('GET', `/exam_attempts/${attemptId}`, { as }),
    answers: (attemptId: string) => portal.call('GET', `/exam_attempts/${attemptId}/answers`, { as }),
  }
}

export const idsOf = (attempt: { questions: { id: string; question: { kind: string } }[] }) => {
  const of = (kind: string) => attempt.questions.find(({ question }) => question.kind === kind)?.id ?? ''
  return { text: of('text'), radio: of('radio'), range: of('range') }
}

/** Creates an exam that its trainee has just started. */
export const aStartedExam = async (portal: Portal, given: Parameters<typeof anExam>[1] = {}) => {
  const made = await anExam(portal, given)
  const calls = taking(portal, made.trainee)
  const attempt = (await calls.start(made.exam.id)).body.data
  return { ...made, ...calls, attempt, ids: idsOf(attempt) }
}
