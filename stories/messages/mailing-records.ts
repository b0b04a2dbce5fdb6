import { listMailingRecipients, listMailings, type Mailing, readMailing } from '@portal/contract/messages/emails'
import {
  listTrainingEmailPeople,
  listTrainingEmails,
  previewTrainingEmail,
} from '@portal/contract/messages/training-emails'
import { type FakeApi, Refused } from '../support/fake-api.ts'
import { idOf, pageIn } from '../support/fake-rows.ts'
import { trainees } from '../training/trainings/training-records.ts'

/** Two mailings: one half delivered, one complete. */
export const mailings: readonly [Mailing, ...Mailing[]] = [
  {
    ...{ id: idOf(401), title: 'مواعيد التدريب في كانون الأول', created_at: '2026-11-23T07:40:00.000Z' },
    ...{ total: 4, counts: { waiting: 1, kept: 0, sent: 1, failed: 2, expired: 0 }, can: { retry: true } },
  },
  {
    ...{ id: idOf(402), title: 'The office is closed on Thursday', created_at: '2026-11-18T13:05:00.000Z' },
    ...{ total: 120, counts: { waiting: 0, kept: 0, sent: 120, failed: 0, expired: 0 }, can: { retry: false } },
  },
]

const recipients = [
  { to: 'huda@example.org', state: 'sent' as const, reason: null, tries: 1 },
  { to: 'gone@example.org', state: 'failed' as const, reason: 'EENVELOPE 550', tries: 5 },
  { to: 'left@example.org', state: 'failed' as const, reason: 'account_inactive', tries: 0 },
  { to: 'rami@example.org', state: 'waiting' as const, reason: null, tries: 0 },
].map((one, at) => ({ ...one, id: idOf(410 + at), user_id: idOf(430 + at) }))

/** Fakes all requests about mailings. */
export const answerMailings = (api: FakeApi, rows: readonly Mailing[] = mailings): void => {
  api.on(listMailings, input => pageIn(rows, input))
  api.on(readMailing, ({ id }) => {
    const data = rows.find(row => row.id === id)
    if (!data) throw new Refused('not_found')
    return { data: { ...data, content: data.can.retry ? '<p>Dear {{name}},</p><p>see you at {{place}}.</p>' : null } }
  })
  api.on(listMailingRecipients, ({ id: _, ...input }) => pageIn(recipients, { sort: 'to', ...input }))
}

const readers = trainees.slice(0, 2).map(({ id, full_name_en, full_name_ar, type, email }) => ({
  ...{ id, full_name_en, full_name_ar, type, email },
}))

/** Fakes all requests about emails to people of a training. */
export const answerTrainingEmails = (api: FakeApi): void => {
  api.on(listTrainingEmails, ({ id: _, ...input }) => pageIn(mailings, input))
  api.on(listTrainingEmailPeople, ({ id: _, ...input }) => pageIn(readers, input))
  api.on(previewTrainingEmail, ({ title, position }) => {
    const recipient = readers[position]
    if (!recipient) throw new Refused('not_found')
    const content = `<p>${recipient.full_name_en}</p>`
    return { data: { recipient, is_active: position === 0, title, content, position, total: readers.length } }
  })
}
