import type { EventKind } from '../complaints/schema.ts'
import { addComplaint, addComplaintEvent, type ComplaintChange, changeComplaint } from '../complaints/store.ts'
import type { Orm } from '../platform/database/index.ts'
import { startOfDay } from '../platform/time/day.ts'
import { personId } from './accounts.ts'
import given from './texts/complaints.json' with { type: 'json' }

const HOUR_MS = 60 * 60 * 1000

interface Item {
  /** Name of a demo person, or null for a private complaint. */
  readonly by: string | null
  readonly days: number
  readonly body: string
  readonly null_username?: string
  readonly commented?: string
  readonly replied?: string
  readonly closed?: string
  readonly reopened?: string
}

const items: readonly Item[] = given

const steps: Readonly<Record<EventKind, (text: string, updated_at: Date) => ComplaintChange>> = {
  commented: text => ({ inner_comment: text }),
  replied: (text, updated_at) => ({ reply: text, updated_at }),
  closed: (_, updated_at) => ({ status: 'closed', updated_at }),
  reopened: (_, updated_at) => ({ status: 'new', updated_at }),
}
const order: readonly EventKind[] = ['commented', 'replied', 'closed', 'reopened']

const file = async (db: Orm, { by, body, null_username }: Item, at: Date, zone: string): Promise<string> => {
  if (by !== null)
    return addComplaint(db, {
      identity_type: 'self',
      filed_by: await personId(db, by),
      body,
      filed_at: at,
      updated_at: at,
    })
  const day = startOfDay(at, zone)
  return addComplaint(db, { identity_type: 'anonymous', null_username, body, filed_at: day, updated_at: day })
}

/** Complaints of both types, in English and Arabic: new, answered, closed, and reopened. */
export const seedComplaints = async (db: Orm, now: Date, zone: string): Promise<void> => {
  const officer = await personId(db, 'complaints_officer')
  for (const item of items) {
    const filed = new Date(now.getTime() - (item.days * 24 + 1) * HOUR_MS)
    const id = await file(db, item, filed, zone)
    let at = filed.getTime()
    for (const kind of order) {
      const text = item[kind]
      if (text === undefined) continue
      at += 5 * HOUR_MS
      await addComplaintEvent(db, { complaint_id: id, kind, text, at: new Date(at), by_user: officer })
      await changeComplaint(db, id, steps[kind](text, new Date(at)))
    }
  }
}
