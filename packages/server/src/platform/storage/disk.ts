import { constants, createReadStream, mkdirSync } from 'node:fs'
import { access, open, opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Upload } from '@tus/server'
import { DiskIncoming } from './disk-incoming.ts'
import { DiskFull } from './room.ts'
import { ContentMissing, type Storage, type Stored } from './storage.ts'

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const NOTES = '.json'

/**
 * Storage in a folder, which is created with the first upload. Each file has a metadata file beside it. Uploads leave
 * `reserve` bytes of the disk free.
 */
export const openDisk = (folder: string, reserve: number): Storage => {
  let store: DiskIncoming | undefined
  const pathOf = (id: string) => join(folder, id)

  async function* list(): AsyncGenerator<Stored> {
    const seen = new Set<string>()
    const entries = await opendir(folder).catch(error => {
      if (isMissing(error)) return []
      throw error
    })
    for await (const { name } of entries) {
      const id = name.endsWith(NOTES) ? name.slice(0, -NOTES.length) : name
      if (seen.has(id)) continue
      seen.add(id)
      // Another replica may have deleted it meanwhile.
      const found = await stat(join(folder, name)).catch(() => undefined)
      if (found) yield { id, writtenAt: found.mtime }
    }
  }

  const opened = () => {
    // The constructor creates the folder asynchronously, which is too late for the first upload.
    if (!store) mkdirSync(folder, { recursive: true, mode: 0o700 })
    store ??= new DiskIncoming(folder, reserve)
    return store
  }
  const sizeOf = async (id: string) => {
    try {
      return (await stat(pathOf(id))).size
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }

  const remove = async (id: string) => {
    await rm(pathOf(id), { force: true })
    await rm(pathOf(id) + NOTES, { force: true })
  }

  return {
    get incoming() {
      return opened()
    },
    begin: async (id, size) => {
      const there = await sizeOf(id)
      if (!(await opened().hasSpace(size - (there ?? 0)))) throw new DiskFull()
      if (there === undefined)
        await opened()
          .create(new Upload({ id, size, offset: 0 }))
          .catch(async (error: unknown) => {
            await remove(id)
            throw error
          })
      return there ?? 0
    },
    received: async id => (await sizeOf(id)) ?? 0,
    settle: async id => {
      for (const path of [pathOf(id), folder]) {
        const handle = await open(path, constants.O_RDONLY)
        await handle.sync().finally(() => handle.close())
      }
    },
    read: async (id, range) => {
      await access(pathOf(id)).catch(() => {
        throw new ContentMissing()
      })
      return createReadStream(pathOf(id), range)
    },
    remove,
    list,
  }
}
