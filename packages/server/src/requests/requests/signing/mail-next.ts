import { isolate } from '@portal/contract/core/fields/text-rules'
import { addressOfNotice } from '@portal/contract/messages/notice-addresses'
import type { Office } from '@portal/contract/requests/signatures'
import { sql } from 'drizzle-orm'
import { originOf, sendMessages } from '../../../messages/emails/messages.ts'
import type { MailContext } from '../../../messages/emails/queue-letters.ts'
import { type MailLanguage, mailLanguage, mailTexts, signingTexts } from '../../../messages/emails/render.ts'
import { type ActivePerson, mailAddressesOf } from '../../../people/accounts/active-people.ts'
import type { Orm } from '../../../platform/database/index.ts'
import type { RequestRow } from '../schema.ts'
import { isRequestVisible } from '../visible.ts'
import type { NextActor } from './next-signers.ts'

/** The part of a request that mails about it contain. */
export type MailedRequest = Pick<
  RequestRow,
  'id' | 'kind' | 'type' | 'reference' | 'description' | 'project_id' | 'total_usd_minor' | 'next_role'
>

/** Further content of a mail: a missing office, the days a request has been pending, and the reason for a step. */
export interface MailCircumstances {
  readonly missing?: Office | null
  readonly days?: number | undefined
  readonly reason?: string | undefined
}

/** Notices of a step in a request's life. */
type StepNotice = 'request_rejected' | 'request_to_cancel' | 'request_to_receive'

/** Notices about requests. Each has a mail of the same name. */
export type RequestNotice = 'request_to_sign' | 'request_to_buy' | 'request_reminder' | 'request_stuck' | StepNotice

const isOfStep = (notice: RequestNotice): notice is StepNotice =>
  notice === 'request_rejected' || notice === 'request_to_cancel' || notice === 'request_to_receive'

const dollars = new Intl.NumberFormat('en', { minimumFractionDigits: 2 })

/** The task, in words: assign a role, sign, or buy. */
const taskIn = (
  language: MailLanguage,
  { kind, next_role }: MailedRequest,
  missing: Office | null,
  principal: ActivePerson | undefined,
): string => {
  const { offices, roles, role_for } = signingTexts[language]
  if (missing) return offices[missing]
  if (next_role === null) return mailTexts[language].request.complete[kind]
  const role = roles[next_role]
  return principal ? role_for.replace('{{role}}', role).replace('{{name}}', principal[`full_name_${language}`]) : role
}

/** IDs of the given people who can open the request. */
const thoseWhoSee = async (db: Orm, id: string, actors: readonly NextActor[]): Promise<ReadonlySet<string>> => {
  if (actors.length === 0) return new Set()
  const parts = actors.map(({ person, principal }) => {
    const visible = isRequestVisible(person, principal ? [principal] : []) ?? sql`true`
    return sql`SELECT ${person.id} AS id WHERE EXISTS (SELECT FROM requests WHERE requests.id = ${id} AND ${visible})`
  })
  const { rows } = await db.execute<{ id: string }>(sql.join(parts, sql` UNION ALL `))
  return new Set(rows.map(row => row.id))
}

const projectOf = async (db: Orm, id: string | null): Promise<string | undefined> => {
  if (id === null) return undefined
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT code || ' ' || name AS name FROM projects WHERE id = ${id}`,
  )
  return rows[0]?.name
}

/**
 * Sends mails to people who got the notice, each in their language. Runs in the transaction that the notice reports.
 */
export const mailNext = async (
  context: MailContext,
  notice: RequestNotice,
  request: MailedRequest,
  people: { readonly actors: readonly NextActor[]; readonly notified: readonly string[] },
  { missing = null, days, reason }: MailCircumstances,
): Promise<void> => {
  const { id, kind, type, reference, description, total_usd_minor } = request
  const project = await projectOf(context.db, request.project_id)
  const readers = await mailAddressesOf(context.db, people.notified)
  // People who assign roles may not see the request that lacks one.
  const seeing = missing && (await thoseWhoSee(context.db, id, people.actors))
  const addressOfRequest = addressOfNotice({ target: { kind, id } }, null)
  const valuesOf = (reader: (typeof readers)[number]) => {
    const language = mailLanguage(reader.language)
    const texts = mailTexts[language].request
    // People who can act in their own right come first.
    const actor = people.actors.find(({ person }) => person.id === reader.id)
    const facts: readonly [label: string, value: string | number | undefined][] = [
      [texts.kind, texts.kinds[kind]],
      [texts.description, description],
      [texts.project, project ?? signingTexts[language].types[type]],
      [texts.total_usd, total_usd_minor === null ? undefined : dollars.format(total_usd_minor / 100)],
      isOfStep(notice)
        ? [texts.reason, reason]
        : [missing ? texts.missing : texts.waits_for, taskIn(language, request, missing, actor?.principal)],
      [texts.days, days],
    ]
    return {
      reference,
      // Isolates values, so that Arabic lines with English names display in the right order.
      facts: facts.flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${isolate(String(value))}`])),
      address:
        originOf(context.services.settings) + (!seeing || seeing.has(reader.id) ? addressOfRequest : '/staff/users'),
    }
  }
  await sendMessages(context, readers, notice, valuesOf, { notice: { kind: notice, about: id } })
}
