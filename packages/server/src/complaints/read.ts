import { listComplaints, listOwnComplaints, readComplaint } from '@portal/contract/complaints/complaints'
import { limits } from '@portal/contract/core/fields/limits'
import type { Actor } from '../people/accounts/rules.ts'
import type { Orm } from '../platform/database/index.ts'
import { wordsOf } from '../platform/database/search.ts'
import { handle } from '../platform/http/handle.ts'
import { cutPage, type ListCursor, readCursor } from '../platform/http/lists/cursor.ts'
import { refuse, refuseField } from '../platform/http/refusal.ts'
import { attachmentsOf } from './attachments/attachment-store.ts'
import { presentComplaint, presentComplaintRecord, presentOwnComplaint } from './present.ts'
import { additionsOf } from './receipts/additions.ts'
import { maySee, seesAllComplaints } from './rules.ts'
import { type ComplaintRow, complaintEventsOf, findComplaint } from './store.ts'
import { type ComplaintFilter, complaintCountOf, pageOfComplaints } from './store-pages.ts'

type Sort = '-filed_at' | 'filed_at' | '-updated_at' | 'updated_at'

interface ListInput extends Pick<ComplaintFilter, 'filedBy' | 'status' | 'identity_type' | 'answered'> {
  readonly search?: string | undefined
  readonly sort: Sort
  readonly cursor?: string | undefined
  readonly limit: number
}

// Rejects cursors that PostgreSQL couldn't parse as a timestamp.
const isMoment = (value: string) => {
  const moment = new Date(value)
  return /^(?!0000)\d{4}-/.test(value) && !Number.isNaN(moment.getTime()) && moment.toISOString() === value
}

const cursorOf = (given: string | undefined, sort: Sort): ListCursor | undefined => {
  const cursor = readCursor(given, sort)
  if (cursor && !isMoment(cursor.value)) throw refuseField('cursor', 'unknown_value')
  return cursor
}

const readPage = async (db: Orm, { search, sort, cursor, limit, ...filters }: ListInput) => {
  const by = sort.endsWith('filed_at') ? 'filed_at' : 'updated_at'
  const wanted: ComplaintFilter = {
    ...filters,
    by,
    descending: sort.startsWith('-'),
    after: cursorOf(cursor, sort),
    take: limit + 1,
    words: await wordsOf(db, search),
  }
  const [rows, counted] = await Promise.all([pageOfComplaints(db, wanted), complaintCountOf(db, wanted)])
  return cutPage(rows, limit, counted, ({ complaint }) => ({
    sort,
    value: complaint[by].toISOString(),
    id: complaint.id,
  }))
}

/** A complaint with its history, additions, and pictures, as the person may read it. */
export const complaintRecordOf = async (db: Orm, viewer: Actor, row: ComplaintRow) => {
  const { id } = row.complaint
  const [events, additions] = [await complaintEventsOf(db, id), await additionsOf(db, id)]
  return presentComplaintRecord(viewer, row, { events, additions, attachments: await attachmentsOf(db, [id]) })
}

/** Routes for lists and single complaints. They decide per row what a person sees. */
export const complaintReadRoutes = [
  handle(listComplaints, async ({ sort = '-filed_at', limit = limits.page_size, answered, ...asked }, { db, user }) => {
    const page = await readPage(db, {
      ...asked,
      sort,
      limit,
      answered: answered && answered === 'yes',
      filedBy: seesAllComplaints(user) ? undefined : user.id,
    })
    return { ...page, data: page.data.map(row => presentComplaint(user, row)) }
  }),

  handle(listOwnComplaints, async ({ sort = '-filed_at', limit = limits.page_size, ...asked }, { db, user }) => {
    const page = await readPage(db, { ...asked, sort, limit, filedBy: user.id })
    const attachments = await attachmentsOf(
      db,
      page.data.map(({ complaint }) => complaint.id),
    )
    return { ...page, data: page.data.map(row => presentOwnComplaint(row, attachments)) }
  }),

  handle(readComplaint, async ({ id }, { db, user }) => {
    const row = await findComplaint(db, id)
    if (!row || !maySee(user, row.complaint)) throw refuse('not_found')
    return { data: await complaintRecordOf(db, user, row) }
  }),
]
