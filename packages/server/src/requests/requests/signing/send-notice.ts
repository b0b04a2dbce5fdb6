import { limits } from '@portal/contract/core/fields/limits'
import type { MailContext } from '../../../messages/emails/queue-letters.ts'
import { notify } from '../../../messages/notices/notify.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type MailCircumstances, type MailedRequest, mailNext, type RequestNotice } from './mail-next.ts'
import type { NextActor } from './next-signers.ts'

/** What notices need of a request context or of a job. */
export type Notifying = MailContext & Pick<Context, 'caller'>

/** Notifies people about a request, in the portal and by mail. People who have switched this kind off get neither. */
export const sendNotice = async (
  context: Notifying,
  kind: RequestNotice,
  request: MailedRequest,
  actors: readonly NextActor[],
  circumstances: MailCircumstances = {},
): Promise<void> => {
  const { missing, days } = circumstances
  const details = {
    ...{ code: request.reference, name: request.description.slice(0, limits.name_length) },
    ...(missing && { office: missing }),
    ...(days !== undefined && { days }),
  }
  const target = { kind: request.kind, id: request.id }
  const notified = await notify(context, { kind, to: actors.map(({ person }) => person.id), target, details })
  await mailNext(context, kind, request, { actors, notified }, circumstances)
}
