import { formTypes } from '@portal/contract/training/evaluations/evaluation-forms'
import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const evaluationForms = pgTable('evaluation_forms', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  type: text('type', { enum: formTypes }).notNull(),
  title_en: text('title_en').notNull(),
  title_ar: text('title_ar').notNull(),
  number: integer('number').notNull().default(1),
  used_since: timestamp('used_since', { withTimezone: true }),
  version: integer('version').notNull().default(1),
})

/** Questions of a form, by version. */
export const evaluationFormVersions = pgTable(
  'evaluation_form_versions',
  {
    form_id: uuid('form_id').notNull(),
    number: integer('number').notNull(),
    questions: jsonb('questions').$type<EvaluationQuestion[]>().notNull(),
  },
  table => [primaryKey({ columns: [table.form_id, table.number] })],
)
