import { randomUUID } from 'node:crypto'
import type { Answers, EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { anActivity } from '../made.ts'
import type { Person, Portal } from '../portal.ts'

/** IDs of the items in the form below. */
export interface FormItems {
  readonly stars: string
  readonly room: string
  readonly food: string
  readonly optional: string
  readonly text: string
}

const words = (id: string, text_en: string) => ({ id, text_en, text_ar: 'سؤال' })

/** A rating, a table and a text. The second rating and the text are optional. */
export const someQuestions = (): { items: FormItems; questions: EvaluationQuestion[] } => {
  const items = {
    stars: randomUUID(),
    room: randomUUID(),
    food: randomUUID(),
    optional: randomUUID(),
    text: randomUUID(),
  }
  const questions: EvaluationQuestion[] = [
    { kind: 'rating', ...words(items.stars, 'Overall'), is_required: true },
    {
      ...{ kind: 'table', ...words(randomUUID(), 'The place'), is_required: true },
      rows: [words(items.room, 'Room'), words(items.food, 'Food')],
    },
    { kind: 'rating', ...words(items.optional, 'Bus'), is_required: false },
    { kind: 'text', ...words(items.text, 'Anything else?'), is_required: false },
  ]
  return { items, questions }
}

/** Creates a form and puts it into use. */
export const aFormInUse = async (portal: Portal, type: string, given: object = {}) => {
  const as = await portal.person('sysadmin')
  const { items, questions } = someQuestions()
  const draft = { slug: randomUUID(), type, title_en: 'Evaluation', title_ar: 'تقييم', questions, ...given }
  const added = await portal.call('POST', '/evaluation_forms', { as, body: draft })
  const { id, version } = added.body.data
  const used = await portal.call('POST', `/evaluation_forms/${id}/use`, { as, body: { version } })
  return { as, items, draft, form: used.body.data }
}

export const aTraining = async (portal: Portal, trainees: readonly Person[], instructors: readonly Person[] = []) => {
  const as = await portal.person('sysadmin')
  const activity = await anActivity(portal, {}, as)
  const dates = { start_date: '2026-01-01', end_date: '2026-01-05' }
  const body = { activity_id: activity.id, code: 'T', name: 'First aid', attendance_method: 'physical', ...dates }
  const { id } = (await portal.call('POST', '/sub_activities', { as, body })).body.data
  const add = (table: string, person: Person) =>
    portal.database.pool.query(`INSERT INTO ${table} (sub_activity_id, user_id) VALUES ($1, $2)`, [id, person.id])
  for (const person of trainees) await add('sub_activity_trainees', person)
  for (const person of instructors) await add('sub_activity_instructors', person)
  return String(id)
}

export const someUsers = async (portal: Portal, count: number): Promise<Person[]> => {
  const people: Person[] = []
  for (let at = 0; at < count; at++) people.push(await portal.person('user'))
  return people
}

export const answer = (
  portal: Portal,
  as: Person,
  training: string,
  form: { id: string; number: number },
  answers: Answers,
  type = 'trainee',
) =>
  portal.call('POST', `/sub_activities/${training}/evaluations/${type}`, {
    as,
    body: { form_id: form.id, number: form.number, answers },
  })
