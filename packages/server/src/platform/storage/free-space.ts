import { statfs } from 'node:fs/promises'

/** The disk has no space beyond the reserve. Has the code of a full disk, so that both get the same response. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
  readonly code = 'ENOSPC'
}

/** Whether a write failed because the disk or the account's quota is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Free bytes on a folder's disk beyond the reserve. Negative if the reserve is in use. */
export const spaceBeyond = async (reserve: number, folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - reserve
}
