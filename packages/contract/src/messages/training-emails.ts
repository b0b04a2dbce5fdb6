import * as z from 'zod/mini'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one, page } from '../core/api/lists.ts'
import type { FieldCode } from '../core/fields/field-codes.ts'
import { choice, choices, chosenId, id, integer, line, richText } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { member } from '../core/records/people.ts'
import type { Need } from '../core/rights/needs.ts'
import { enrollmentStates } from '../training/sub-activities/enrollments.ts'
import { mailing } from './emails.ts'

export const trainingEmailNeed = ['sub_activities', 'send_emails'] as const satisfies Need

/** Written as `{{name}}`. Filled in per recipient and training. */
export const placeholders = [
  ...(['name', 'training', 'training_code', 'course'] as const),
  ...(['start_date', 'end_date', 'place', 'link'] as const),
] as const

export type Placeholder = (typeof placeholders)[number]

const PLACEHOLDER = /\{\{([a-z_]+)\}\}/g

const isPlaceholder = (name: string): name is Placeholder => placeholders.some(known => known === name)

/** Replaces known placeholders. Other text in braces stays. */
export const fillPlaceholders = (text: string, write: (name: Placeholder) => string): string =>
  text.replace(PLACEHOLDER, (all, name: string) => (isPlaceholder(name) ? write(name) : all))

const isFillable = (text: string) => !/\{\{|\}\}/.test(fillPlaceholders(text, () => ''))

export const recipientGroups = ['instructors', ...enrollmentStates] as const

export type RecipientGroup = (typeof recipientGroups)[number]

const code = (error: FieldCode) => ({ error })

const known = z.refine<string>(isFillable, code('placeholder_unknown'))

const message = z.object({
  id: id(),
  title: line().check(known),
  content: richText().check(
    z.refine<string>(html => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '', code('field_empty')),
    known,
  ),
  groups: z.optional(choices(choice(recipientGroups), recipientGroups.length)),
  user_ids: z.optional(choices(chosenId(), limits.bulk_rows)),
})

interface Recipients {
  readonly groups?: readonly string[] | undefined
  readonly user_ids?: readonly string[] | undefined
}

const toSomebody = z.refine<Recipients>(({ groups = [], user_ids = [] }) => groups.length + user_ids.length > 0, {
  path: ['groups'],
  error: 'select_value' satisfies FieldCode,
})

export const listTrainingEmails = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/emails',
  summary: 'Emails to the people of a training',
  needs: trainingEmailNeed,
  input: z.extend(listQuery(['-created_at', 'created_at']), { id: id() }),
  output: page(mailing),
  errors: ['not_found'],
})

/** People who can be written to, in any enrolment state. */
export const listTrainingEmailPeople = endpoint({
  method: 'GET',
  path: '/sub_activities/:id/emails/people',
  summary: 'People of a training who can be written to',
  needs: trainingEmailNeed,
  input: z.extend(listQuery(['full_name_en', '-full_name_en', 'full_name_ar', '-full_name_ar']), { id: id() }),
  output: page(member),
  errors: ['not_found'],
})

/** Renders the email for one recipient. `position` is zero-based, in order of names. */
export const previewTrainingEmail = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/emails/preview',
  summary: 'Preview an email to people of a training',
  needs: trainingEmailNeed,
  input: z.extend(message, { position: integer(limits.mailing_recipients) }).check(toSomebody),
  output: one(
    z.object({
      recipient: member,
      /** Other accounts receive nothing. */
      is_active: z.boolean(),
      title: z.string(),
      content: z.string(),
      position: z.int(),
      total: z.int(),
    }),
  ),
  errors: ['invalid', 'not_found'],
})

/** Sends one email per person. Deactivated accounts count as failed. */
export const sendTrainingEmail = endpoint({
  method: 'POST',
  path: '/sub_activities/:id/emails',
  summary: 'Send an email to people of a training',
  needs: trainingEmailNeed,
  input: message.check(toSomebody),
  output: one(mailing),
  touches: ['/sub_activities/:id/emails', '/mailings'],
  saysMail: true,
  errors: ['invalid', 'not_found', 'disk_full'],
})
