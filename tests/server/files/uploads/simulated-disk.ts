import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

let disk: { readonly path: string; readonly bytes: number } | undefined

const usedIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => statSync(join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0)

/** Pretends that a folder is a disk of this size. */
export const simulateDisk = (path: string, bytes: number): void => {
  disk = { path, bytes }
}

/** Replaces the server's `freeBytes`: counts what the files in the folder leave of the pretended size. */
export const freeBytes = async (folder: string): Promise<number> => {
  if (!disk || !folder.startsWith(disk.path) || !existsSync(folder))
    throw new Error(`${folder} is on no simulated disk`)
  return disk.bytes - usedIn(disk.path)
}
