import { listFiles, readFile } from '@portal/contract/files/files'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '../platform/http/context.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { readerOf } from '../workspace/records/visible.ts'
import { presentFile, presentFileRecord } from './present.ts'
import { mayAdd, seesAllFiles } from './rules.ts'
import { findFile, pageOfFiles, versionsOf } from './store.ts'
import { isOf, isVisible } from './visible.ts'

/** A file as the person sees it. Throws `not_found` if they don't see it. */
export const fileRecordOf = async (context: Context, id: string) => {
  const { db, user } = context
  const reader = await readerOf(context)
  const row = orNotFound(await findFile(db, reader, id, isVisible(reader)))
  return presentFileRecord(user, row, await versionsOf(db, id))
}

/** Routes for lists and single files. They decide what a person sees. */
export const fileReadRoutes = [
  handle(listFiles, async ({ of_kind, of_id, mine, ...query }, context) => {
    const { db, user } = context
    const reader = await readerOf(context)
    const where: (SQL | undefined)[] = [
      isVisible(reader),
      of_kind && of_id ? isOf(of_kind, of_id) : undefined,
      mine ? sql`uploaded_by = ${user.id}` : undefined,
    ]
    const page = await pageOfFiles(db, reader, where, query)
    const data = page.data.map(row => presentFile(user, row))
    return { ...page, data, can: { add: mayAdd(user), view_all: seesAllFiles(user) } }
  }),

  handle(readFile, async ({ id }, context) => ({ data: await fileRecordOf(context, id) })),
]
