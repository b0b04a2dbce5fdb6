import { type email, emailStates } from '@portal/contract/emails'
import * as z from 'zod/mini'
import type { EmailRow } from './schema.ts'

const state = z.enum(emailStates)

/** A message without its content. */
export const presentEmail = (row: EmailRow): z.infer<typeof email> => ({
  id: row.id,
  to: row.recipient,
  title: row.title,
  state: state.parse(row.state),
  tries: row.tries,
  created_at: row.created_at.toISOString(),
  sent_at: row.sent_at?.toISOString() ?? null,
})
