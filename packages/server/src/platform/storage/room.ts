import type { Settings } from '../settings/settings.ts'
import { freeBytes } from './free-space.ts'

/** The disk has no space beyond the reserve. Has the code of a full disk, so that both get the same response. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = 'ENOSPC'
}

export interface WithSettings {
  readonly settings: Settings
}

/** A folder, and the bytes that its disk keeps free for the database. */
interface Room {
  readonly folder: string
  readonly reserve: number
}

export const reserveOf = ({ DISK_RESERVE_MB }: Settings): number => DISK_RESERVE_MB * 1024 * 1024

/** Whether bytes fit without using the reserve. All code that stores people's data calls this first. */
export const hasRoom = async ({ folder, reserve }: Room, bytes: number): Promise<boolean> =>
  (await freeBytes(folder)) - reserve >= bytes

/** Throws DiskFull if bytes in the database don't fit beside the reserve. The disk of another server is not visible. */
export const requireRoom = async ({ settings }: WithSettings, bytes: number): Promise<void> => {
  if (bytes === 0 || settings.DATABASE_URL) return
  if (!(await hasRoom({ folder: settings.DATA_DIR, reserve: reserveOf(settings) }, bytes))) throw new DiskFull()
}
