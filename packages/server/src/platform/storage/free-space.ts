import { statfs } from 'node:fs/promises'

/** Free bytes on a folder's disk. A module of its own, so that tests without the right to mount a disk replace it. */
export const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
