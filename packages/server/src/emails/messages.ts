import { randomUUID } from 'node:crypto'
import { limits } from '@portal/contract/limits'
import { sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/index.ts'
import type { Context } from '../platform/http/context.ts'
import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }

/** A message of the portal, by name; its texts stand in `locales`. */
export type MessageName = keyof typeof en

/** Who a message goes to. */
export interface Recipient {
  readonly email: string
  readonly language: string
}

const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole))

/**
 * Puts a message into the outbox, in the transaction of what it tells of: it leaves only if that is stored. No text
 * of a complaint goes into any message (decision 38).
 */
export const sendMessage = async (
  db: Orm,
  to: Recipient,
  name: MessageName,
  values: Readonly<Record<string, string | number>>,
): Promise<void> => {
  const { title, content } = (to.language === 'ar' ? ar : en)[name]
  await db.execute(sql`
    INSERT INTO emails (id, recipient, title, content)
    VALUES (${randomUUID()}, ${to.email}, ${fill(title, values)}, ${fill(content, values)})`)
}

/** Sends a six-digit code for verification or reset (decision 33). */
export const sendCode = async ({ db }: Context, to: Recipient, purpose: 'verify' | 'reset', code: string) =>
  sendMessage(db, to, purpose, { code, minutes: limits.code_seconds / 60 })
