import { refuse } from '../../../platform/http/refusal.ts'
import { requireRoom, type WithSettings } from '../../../platform/storage/room.ts'
import type { CellRows } from './cells.ts'
import { readOrRefuse } from './read-file.ts'
import { type FileTable, isReadAs, plainAbout, type ReadingChoice, type TableAbout } from './table.ts'

/** An uploaded file, and the table parsed from it earlier. */
interface StoredFile {
  readonly size: number
  readonly received: number
  readonly rows: CellRows | null
  readonly about: TableAbout | null
}

/**
 * Returns the stored table, or parses the file again if another encoding or sheet is wanted. Throws DiskFull if the new
 * table doesn't fit beside the reserve.
 */
export const readAgain = async (
  services: WithSettings,
  { size, received, rows, about }: StoredFile,
  wanted: ReadingChoice,
  bytesOf: () => Promise<Buffer>,
): Promise<{ readonly isNew: boolean; readonly table: FileTable }> => {
  const before = rows && { rows, about: about ?? plainAbout }
  if (before && isReadAs(before.about, wanted)) return { isNew: false, table: before }
  if (received < size) throw refuse('file_incomplete')
  const table = await readOrRefuse(await bytesOf(), wanted)
  await requireRoom(services, Buffer.byteLength(JSON.stringify(table.rows)))
  return { isNew: true, table }
}
