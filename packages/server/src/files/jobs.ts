import { sql } from 'drizzle-orm'
import { storageOf } from '../integrations/open-storage.ts'
import { transaction } from '../platform/database/index.ts'
import type { Services } from '../platform/http/context.ts'
import { dailyAt, type Job } from '../platform/jobs/jobs.ts'
import type { Stored } from '../platform/storage/storage.ts'
import { scanNow } from './uploads/scan.ts'

const MINUTE_MS = 60_000
const AT_ONCE = 100

// After this many files in a row without a response, the scanner is considered down. The next run tries again.
const AWAY = 3

// Contents are stored before their row is committed.
const GRACE_MS = 60 * MINUTE_MS

/**
 * Deletes abandoned uploads, and files whose deletion can't be undone any more. Triggers queue their bytes for removal.
 */
export const forgetOld = async ({ database }: Services): Promise<void> => {
  await database.orm.execute(sql`DELETE FROM files WHERE deleted_at < now() - interval '1 day'`)
  await database.orm.execute(sql`
    DELETE FROM uploads WHERE touched_at < now() - CASE WHEN file_id IS NULL THEN interval '7 days' ELSE interval '1 day' END`)
}

/**
 * Removes queued bytes, except for files that can still be restored with their record. Safe to repeat, because removing
 * missing bytes is no error.
 */
export const removeQueued = async (services: Services): Promise<void> => {
  const storage = storageOf(services)
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    count = await transaction(services.database, async db => {
      const { rows } = await db.execute<{ id: string }>(sql`
        SELECT id FROM removed_contents WHERE NOT EXISTS (
          SELECT FROM removed_rows WHERE table_name = 'file_versions' AND content->>'content_id' = removed_contents.id::text)
        ORDER BY removed_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`)
      for (const { id } of rows) {
        await storage.remove(id)
        await db.execute(sql`DELETE FROM removed_contents WHERE id = ${id}`)
      }
      return rows.length
    })
  }
}

const isId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** Contents that belong to no file, no upload, and no queue entry. */
const strangersIn = async ({ database }: Services, contents: readonly Stored[]): Promise<string[]> => {
  const ids = contents.map(({ id }) => id)
  const { rows } = await database.orm.execute<{ id: string }>(sql`
    SELECT id FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) AS there(id)
    WHERE NOT EXISTS (SELECT FROM file_versions WHERE content_id = there.id::uuid)
      AND NOT EXISTS (SELECT FROM uploads WHERE uploads.id = there.id::uuid AND file_id IS NULL)
      AND NOT EXISTS (SELECT FROM removed_contents WHERE removed_contents.id = there.id::uuid)`)
  return rows.map(({ id }) => id)
}

/** Removes orphaned contents from storage, such as those of transactions that failed. Leaves foreign objects alone. */
export const removeStrangers = async (services: Services): Promise<void> => {
  const storage = storageOf(services)
  const before = services.now().getTime() - GRACE_MS
  let some: Stored[] = []
  const look = async () => {
    for (const id of await strangersIn(services, some)) await storage.remove(id)
    some = []
  }
  for await (const stored of storage.list()) {
    if (isId(stored.id) && stored.writtenAt.getTime() < before) some.push(stored)
    if (some.length === AT_ONCE) await look()
  }
  await look()
}

/**
 * Scans files that no scanner has checked yet, for example because it was down or not installed. Starts with those that
 * were tried longest ago. A file that the scanner never answers for, such as one over its size limit, then delays no
 * others.
 */
export const scanWaiting = async (services: Services): Promise<void> => {
  if (!services.settings.CLAMD_URL) return
  const { orm } = services.database
  const { rows } = await orm.execute<{ content_id: string }>(sql`
    SELECT content_id FROM file_versions WHERE scan IN ('off', 'pending')
    ORDER BY scan_tried_at NULLS FIRST, created_at LIMIT ${AT_ONCE}`)
  let unanswered = 0
  for (const { content_id } of rows) {
    const scan = await scanNow(services, content_id)
    unanswered = scan === 'pending' ? unanswered + 1 : 0
    await orm.execute(sql`
      UPDATE file_versions SET scan = ${scan}, scan_tried_at = clock_timestamp() WHERE content_id = ${content_id}`)
    if (unanswered === AWAY) return
  }
}

const everyMinute = (now: Date) => new Date(now.getTime() + MINUTE_MS)

/** Jobs that keep storage and rows in sync, and scan pending files. */
export const fileJobs: readonly Job[] = [
  { name: 'files_forgetting', next: now => new Date(now.getTime() + 60 * MINUTE_MS), run: forgetOld },
  { name: 'contents_removing', next: everyMinute, run: removeQueued },
  { name: 'contents_comparing', next: dailyAt(3), run: removeStrangers },
  { name: 'files_scanning', next: everyMinute, run: scanWaiting },
]
