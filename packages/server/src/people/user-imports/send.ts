import {
  beginUserImport,
  dropUserImport,
  readUserImportColumns,
  sendUserImportPart,
  type UserImport,
  userImportFields,
} from '@portal/contract/people/users/user-imports'
import { reading } from '../../money/imports/apply/apply.ts'
import { matchColumns } from '../../money/imports/reader/columns.ts'
import { readAgain } from '../../money/imports/reader/read-again.ts'
import { DONE, handle, handleAfter, handleLimited } from '../../platform/http/handle.ts'
import { orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { StorableContent } from '../../platform/storage/bytes-columns.ts'
import { requireRoom } from '../../platform/storage/room.ts'
import {
  announceUserImport,
  findUserImport,
  lockUserImport,
  removeFile,
  storeUserImportPart,
  storeUserImportTable,
  type UserImportFile,
  userImportBytesOf,
} from './store.ts'
import { titles } from './titles.ts'

const present = ({ id, name, size, received }: UserImportFile): UserImport => ({ id, name, size, received })

const fields = [...userImportFields.required, ...userImportFields.optional]

/** Files are uploaded in parts, so that a bad connection only repeats the last part. Only the uploader sees them. */
export const sendRoutes = [
  handle(beginUserImport, async ({ name, size }, { db, services, user }) => {
    await requireRoom(services, size)
    return { data: present(await announceUserImport(db, { user_id: user.id, name, size })) }
  }),

  handle(sendUserImportPart, async ({ id, offset, data }, { db, services, user }) => {
    const file = orNotFound(await lockUserImport(db, user.id, id))
    const bytes = Buffer.from(data, 'base64')
    const end = offset + bytes.length
    if (end > file.size) throw refuseField('data', 'file_too_large')
    // A retry, because the response was lost.
    if (file.rows || end <= file.received) return { data: present(file) }
    if (offset > file.received) throw refuse('changed_meanwhile', { data: present(file) })
    await storeUserImportPart(db, file, await StorableContent.fitting(services, bytes.subarray(file.received - offset)))
    return { data: { ...present(file), received: end } }
  }),

  // Reading takes up to 20 seconds, so it runs without a transaction or lock.
  handleLimited(
    reading,
    handleAfter(
      readUserImportColumns,
      async ({ id, ...wanted }, { services, user }) => {
        const { orm } = services.database
        const file = orNotFound(await findUserImport(orm, user.id, id))
        return readAgain(services, file, wanted, () => userImportBytesOf(orm, id))
      },
      async ({ id }, { db }, { isNew, table }) => {
        if (isNew) await storeUserImportTable(db, id, table)
        return { data: matchColumns(fields, titles, table) }
      },
    ),
  ),

  handle(dropUserImport, async ({ id }, { db, user }) => {
    if (!(await removeFile(db, user.id, id))) throw refuse('not_found')
    return DONE
  }),
]
