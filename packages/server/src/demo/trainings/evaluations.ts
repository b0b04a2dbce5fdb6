import { randomUUID } from 'node:crypto'
import { type FormType, formTypes } from '@portal/contract/training/evaluations/evaluation-forms'
import {
  type Answers,
  type EvaluationQuestion,
  itemsOf,
} from '@portal/contract/training/evaluations/evaluation-questions'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Orm } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { addFirstVersion, evaluationFormStore } from '../../training/evaluation-forms/store.ts'
import { addAnswers, nothingWaits } from '../../training/evaluations/rules.ts'
import { seal } from '../../training/evaluations/sealing.ts'
import { beginRound, markSent, storeEvaluationAnswers } from '../../training/evaluations/store.ts'
import { chanceOf } from '../chance.ts'
import given from '../texts/evaluations.json' with { type: 'json' }

const words = { text_en: z.string(), text_ar: z.string() }
const asked = { ...words, is_required: z.boolean() }

const file = z.object({
  forms: z.array(
    z.object({
      ...{ slug: z.string(), type: z.enum(formTypes), title_en: z.string(), title_ar: z.string() },
      questions: z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('rating'), ...asked }),
          z.object({ kind: z.literal('table'), ...asked, rows: z.array(z.object(words)) }),
          z.object({ kind: z.literal('text'), ...asked }),
        ]),
      ),
    }),
  ),
  sent: z.array(
    z.object({
      ...{ training: z.string(), type: z.enum(formTypes), people: z.number() },
      /** Whether people without a login send theirs first, so that demo accounts have one to fill in. */
      is_left_to_accounts: z._default(z.boolean(), false),
    }),
  ),
  texts: z.object({ en: z.array(z.string()), ar: z.array(z.string()) }),
})

const { forms, sent, texts } = file.parse(given)

type Given = (typeof forms)[number]['questions'][number]

const withId = <Words extends object>(row: Words) => ({ ...row, id: randomUUID() })

const questionOf = (one: Given): EvaluationQuestion =>
  one.kind === 'table' ? { ...withId(one), rows: one.rows.map(withId) } : withId(one)

const seedForms = async (db: Orm, now: Date) => {
  const stored = new Map<FormType, { readonly id: string; readonly questions: EvaluationQuestion[] }>()
  for (const { questions, ...form } of forms) {
    const asked = questions.map(questionOf)
    const id = await evaluationFormStore.insert(db, { ...form, used_since: now })
    await addFirstVersion(db, id, asked)
    stored.set(form.type, { id, questions: asked })
  }
  return stored
}

/** A person's answers: mostly four or five stars, and texts for about half of the text questions. */
const answersOf = (questions: readonly EvaluationQuestion[], name: string, language: 'en' | 'ar'): Answers =>
  questions.flatMap(itemsOf).flatMap(({ id, kind }, at): Answers => {
    const chance = chanceOf(name, at)
    if (kind === 'rating') return [{ item: id, value: Math.min(5, 2 + Math.ceil(chance * 4)) }]
    const text = texts[language][Math.floor(chance * 2 * texts[language].length)]
    return text === undefined ? [] : [{ item: id, value: text }]
  })

type Sender = { readonly training: string; readonly name: string; readonly id: string; readonly email: string }

const sendersOf = async (db: Orm, { training, type, people, is_left_to_accounts }: (typeof sent)[number]) => {
  const table = type === 'instructor' ? sql`sub_activity_instructors` : sql`sub_activity_trainees`
  const { rows } = await db.execute<Sender>(sql`
    SELECT sub_activities.id AS training, name, users.id, email FROM sub_activities
    JOIN ${table} people ON people.sub_activity_id = sub_activities.id JOIN users ON users.id = people.user_id
    WHERE code = ${training} ORDER BY (password_hash IS NULL) <> ${is_left_to_accounts}, email LIMIT ${people}`)
  return rows
}

/** Forms in use, and sent evaluations. One training has enough for results, the others too few. */
export const seedEvaluations = async (
  db: Orm,
  { secretKey }: Pick<Services, 'secretKey'>,
  now: Date,
): Promise<void> => {
  const stored = await seedForms(db, now)
  for (const one of sent) {
    const { type } = one
    const form = stored.get(type)
    const senders = await sendersOf(db, one)
    const [first] = senders
    if (!form || !first) throw new Error('demo evaluations name a form or a training that is not there')
    const round = randomUUID()
    const { training, name } = first
    const rest = { sub_activity_id: training, type, form_id: form.id, number: 1 }
    await beginRound(db, { id: round, ...rest, sealed: seal({ secretKey }, round, nothingWaits) })
    const language = /\p{Script=Arabic}/u.test(name) ? 'ar' : 'en'
    let waiting = nothingWaits
    for (const { id, email } of senders) {
      await markSent(db, { id }, training, type)
      const { shown, left } = addAnswers(waiting, answersOf(form.questions, email, language), values => [...values])
      waiting = left
      await storeEvaluationAnswers(db, round, seal({ secretKey }, round, waiting), shown)
    }
  }
}
