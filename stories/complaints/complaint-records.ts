import type { complaintRecord } from '@portal/contract/complaints/complaints'
import type * as z from 'zod/mini'

export type StoredComplaint = z.infer<typeof complaintRecord>

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const huda = { full_name_en: 'Huda Ibrahim', full_name_ar: 'هدى إبراهيم', email: 'user@demo.test' }
const salma = { full_name_en: 'Salma Qasem', full_name_ar: 'سلمى قاسم' }

const everything = { reply: true, comment: true, close: true, reopen: false }

/** A new, unanswered complaint by a named person, with optional changes. */
export const complaintOf = (number: number, change: Partial<StoredComplaint> = {}): StoredComplaint => ({
  id: idOf(number),
  identity_type: 'self',
  body: `The bus leaves ten minutes early (${number}).`,
  null_username: null,
  status: 'new',
  reply: null,
  inner_comment: null,
  filed_at: `2026-11-${String(28 - (number % 28)).padStart(2, '0')}T09:15:00.000Z`,
  updated_at: `2026-11-${String(28 - (number % 28)).padStart(2, '0')}T09:15:00.000Z`,
  filed_by: huda,
  version: 1,
  can: everything,
  attachments: [],
  additions: [],
  events: [],
  ...change,
})

/** A private complaint: a date, no sender, and no reply. */
export const anonymousOf = (number: number, change: Partial<StoredComplaint> = {}): StoredComplaint =>
  complaintOf(number, {
    identity_type: 'anonymous',
    filed_by: null,
    filed_at: '2026-11-10T21:00:00.000Z',
    updated_at: '2026-11-10T21:00:00.000Z',
    can: { ...everything, reply: false },
    ...change,
  })

/** One complaint of each kind, in both languages. */
export const someComplaints: readonly StoredComplaint[] = [
  complaintOf(1, { body: 'لم أستلم بدل المواصلات عن الأسبوع الثاني.\n\nاسمي موجود في كشف الحضور.' }),
  anonymousOf(2, {
    body: 'Two people from my group were ill after lunch.',
    null_username: 'someone who was there',
    additions: [
      {
        id: idOf(801),
        text: 'This is what the kitchen looked like.',
        added_on: '2026-11-12T21:00:00.000Z',
        attachments: [
          {
            id: idOf(802),
            media_type: 'image/jpeg',
            size: 3_400_000,
            url: `/complaints/${idOf(2)}/attachments/${idOf(802)}`,
          },
        ],
      },
    ],
  }),
  complaintOf(3, {
    body: 'The contract says 24 hours of teaching, the plan in the portal says 30.',
    reply: 'You are right. The plan now says 24 hours.',
    inner_comment: 'Ask the coordinator to check the other plans.',
    status: 'closed',
    version: 4,
    updated_at: '2026-11-26T14:30:00.000Z',
    can: { reply: true, comment: true, close: false, reopen: true },
    events: [
      {
        id: idOf(901),
        kind: 'replied',
        text: 'You are right. The plan now says 24 hours.',
        at: '2026-11-26T10:00:00.000Z',
        by: salma,
      },
      {
        id: idOf(902),
        kind: 'commented',
        text: 'Ask the coordinator to check the other plans.',
        at: '2026-11-26T11:10:00.000Z',
        by: salma,
      },
      { id: idOf(903), kind: 'closed', text: 'The plan was corrected.', at: '2026-11-26T14:30:00.000Z', by: salma },
    ],
  }),
]
