import type { InputOf } from '@portal/contract/core/api/endpoint'
import {
  listTrainingEmailPeople,
  listTrainingEmails,
  previewTrainingEmail,
  sendTrainingEmail,
} from '@portal/contract/messages/training-emails'
import { presentMember } from '../../people/accounts/names.ts'
import { isSubActivityVisible } from '../../people/visibility/visible-rows.ts'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuseField } from '../../platform/http/refusal.ts'
import { cleanRichText } from '../../platform/rich-text.ts'
import { findSubActivity } from '../../training/sub-activities/store.ts'
import { mailingOf, pageOfMailings } from '../emails/mailings.ts'
import { queueMails } from '../emails/queue-mails.ts'
import { mailLanguage } from '../emails/render.ts'
import { trainingAddresses } from '../emails/training-address.ts'
import { messageFor, renderFormatted } from './message.ts'
import { areOfTraining, mailingRecipients, pageOfRecipients } from './store.ts'

const audit = auditOf('sub_activities')

const requireTraining = async ({ db, user }: Context, id: string) =>
  orNotFound(await findSubActivity(db, id, isSubActivityVisible(user)))

/** Recipients of a message, and its text for each. Throws if it has none. */
const readMessage = async (
  context: Context,
  { id, title, content, groups = [], user_ids = [] }: InputOf<typeof sendTrainingEmail>,
) => {
  const { db } = context
  const training = await requireTraining(context, id)
  if (!(await areOfTraining(db, id, user_ids))) throw refuseField('user_ids', 'unknown_value')
  const recipients = await mailingRecipients(db, id, groups, user_ids)
  if (recipients.length === 0) throw refuseField('groups', 'no_recipients')
  const written = { title, content: cleanRichText(content) }
  const linkFor = await trainingAddresses(context, id, recipients)
  const messageTo = (reader: (typeof recipients)[number]) => messageFor(training, written, reader, linkFor(reader))
  return { written, recipients, messageTo }
}

/** Emails to trainees and instructors of a training, for people who may write to them. The audit records each one. */
export const trainingEmailRoutes = [
  handle(listTrainingEmails, async ({ id, ...query }, context) => {
    await requireTraining(context, id)
    return pageOfMailings(context, query, id)
  }),

  handle(listTrainingEmailPeople, async (query, context) => {
    await requireTraining(context, query.id)
    const page = await pageOfRecipients(context.db, query)
    return { ...page, data: page.data.map(presentMember) }
  }),

  handle(previewTrainingEmail, async ({ position: asked, ...draft }, context) => {
    const { recipients, messageTo } = await readMessage(context, draft)
    // People may have left since the last preview.
    const position = Math.min(asked, recipients.length - 1)
    const reader = orNotFound(recipients[position])
    const around = { recipient: presentMember(reader), is_active: reader.active }
    return { data: { ...around, ...messageTo(reader), position, total: recipients.length } }
  }),

  handle(sendTrainingEmail, async (draft, context) => {
    const { written, recipients, messageTo } = await readMessage(context, draft)
    const people = recipients.map(reader => ({
      ...reader,
      userId: reader.user_id,
      refused: reader.active ? undefined : 'account_inactive',
    }))
    const mailing = await queueMails(context, written, people, {
      subActivityId: draft.id,
      render: reader => renderFormatted(mailLanguage(reader.language), messageTo(reader)),
    })
    await audit(context, 'send_emails', draft.id, { mailing, people: people.length })
    return { data: await mailingOf(context, mailing) }
  }),
]
