import { formTypes } from '@portal/contract/training/evaluations/evaluation-forms'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { sealedBytes } from '../../platform/storage/bytes-columns.ts'

/** Evaluations of a training by type of form. `sealed` holds pending answers until there are three. */
export const evaluationRounds = pgTable('evaluation_rounds', {
  id: uuid('id').primaryKey(),
  sub_activity_id: uuid('sub_activity_id').notNull(),
  type: text('type', { enum: formTypes }).notNull(),
  form_id: uuid('form_id').notNull(),
  number: integer('number').notNull(),
  responses: integer('responses').notNull().default(0),
  sealed: sealedBytes('sealed').notNull(),
})

/** Number of people per rating. */
export const evaluationCounts = pgTable(
  'evaluation_counts',
  {
    round_id: uuid('round_id').notNull(),
    item: uuid('item').notNull(),
    rating: integer('rating').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ columns: [table.round_id, table.item, table.rating] })],
)

/** Written answers, linked only to their round and question. */
export const evaluationTexts = pgTable('evaluation_texts', {
  id: uuid('id').primaryKey(),
  round_id: uuid('round_id').notNull(),
  item: uuid('item').notNull(),
  text: text('text').notNull(),
})
