import { formTypes } from '@portal/contract/training/evaluations/evaluation-forms'
import { customType, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The evaluations of a training by one type of form; answers wait in `sealed` until there are three. */
export const evaluationRounds = pgTable('evaluation_rounds', {
  id: uuid('id').primaryKey(),
  sub_activity_id: uuid('sub_activity_id').notNull(),
  type: text('type', { enum: formTypes }).notNull(),
  form_id: uuid('form_id').notNull(),
  number: integer('number').notNull(),
  responses: integer('responses').notNull().default(0),
  sealed: bytea('sealed').notNull(),
})

/** How many chose which rating. */
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

/** Texts that were written, tied to nothing but their question. */
export const evaluationTexts = pgTable('evaluation_texts', {
  id: uuid('id').primaryKey(),
  round_id: uuid('round_id').notNull(),
  item: uuid('item').notNull(),
  text: text('text').notNull(),
})
