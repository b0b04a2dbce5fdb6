import { certificateKinds } from '@portal/contract/training/certificates/certificate-conditions'
import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Certificates as issued. Later changes to names or trainings don't affect them. */
export const certificates = pgTable('certificates', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull(),
  sub_activity_id: uuid('sub_activity_id'),
  user_id: uuid('user_id').notNull(),
  kind: text('kind', { enum: certificateKinds }).notNull(),
  full_name_en: text('full_name_en').notNull(),
  full_name_ar: text('full_name_ar').notNull(),
  training: text('training').notNull(),
  course_en: text('course_en'),
  course_ar: text('course_ar'),
  start_date: date('start_date').notNull(),
  end_date: date('end_date').notNull(),
  issued_at: moment('issued_at').notNull(),
  issued_by: uuid('issued_by'),
  reason: text('reason'),
  revoked_at: moment('revoked_at'),
  revoked_by: uuid('revoked_by'),
  revoke_reason: text('revoke_reason'),
})
