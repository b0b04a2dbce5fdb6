import { statfs } from 'node:fs/promises'

/** Free bytes on a folder's disk. Separate, so that tests can replace it where they may not mount a disk. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
