import { createHash } from 'node:crypto'
import type { ComplaintDraft } from '@portal/contract/complaints/complaints'
import { requirePictures } from '../../complaints/attachments/attachments.ts'
import { filePrivately, fileUnderName } from '../../complaints/file.ts'
import { byNetwork, countAttempt } from '../../people/access/passwords/attempts.ts'
import { transaction } from '../../platform/database/index.ts'
import type { Services } from '../../platform/http/context.ts'
import { DONE } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { oncePerKey } from '../../platform/http/serving/idempotency.ts'
import { complaintOf } from './tickets.ts'

type Files = readonly Buffer[]

/**
 * Files a private complaint with its ticket, and without anything else from the request. A repeat stores nothing and
 * returns the same receipt code. Throws `already_used` for a different complaint with the same ticket.
 */
export const fileWithTicket = async (
  services: Services,
  draft: ComplaintDraft,
  ticket: string,
  files: Files = [],
): Promise<string> => {
  const { id, receipt } = await complaintOf(services.database.orm, ticket, services.now())
  const pictures = await requirePictures(services, files)
  return transaction(services.database, async db => {
    if (!(await filePrivately(db, services, { ...draft, pictures }, receipt, id))) throw refuse('already_used')
    return receipt
  })
}

/**
 * Files a complaint under the name of the person who is signed in to the frame. Plain forms have no idempotency key, so
 * the text serves as one. Sent twice by the same person, it is stored once.
 */
export const fileAsPerson = async (
  services: Services,
  userId: string,
  address: string,
  { body }: ComplaintDraft,
  key = createHash('sha256').update(body).digest('base64url'),
  files: Files = [],
): Promise<void> => {
  await countAttempt(services, byNetwork('embed', address, userId))
  const pictures = await requirePictures(services, files)
  const hashes = pictures.map(({ content }) => createHash('sha256').update(content.bytes).digest('hex'))
  await transaction(services.database, db =>
    oncePerKey(db, userId, `embed-${key}`, [body, ...hashes].join('\n'), async () => {
      await fileUnderName(db, services, userId, { body, pictures })
      return DONE
    }),
  )
}
