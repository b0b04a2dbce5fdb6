import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Settings } from '../../../../packages/server/src/platform/settings/settings.ts'
import { newFolder } from '../../support/platform/folder.ts'
import { openPortal, type Portal } from '../../support/portal.ts'
import { canMount, mount, unmount } from './mount.ts'
import { simulateDisk } from './simulated-disk.ts'

const MB = 1024 * 1024

/** A portal on a small disk that also contains other data. */
export interface SmallDisk {
  readonly portal: () => Portal & { readonly url: string }
  readonly fill: (bytes: number) => void
  readonly empty: () => void
  /** The path of a file's bytes. */
  readonly pathOf: (id: string) => string
}

/**
 * Starts a listening portal whose files are on a disk of this size, next to other data that can grow. Without the right
 * to mount one, the test file must replace the server's `freeBytes` by that of `simulated-disk.ts`.
 */
export const usePortalOnDisk = (megabytes: number, settings: Partial<Settings>): SmallDisk => {
  const folder = newFolder()
  const other = join(folder.path, 'other')
  let portal: (Portal & { readonly url: string }) | undefined
  beforeAll(async () => {
    if (canMount) mount(folder.path, megabytes)
    else simulateDisk(folder.path, megabytes * MB)
    const opened = await openPortal({ ...settings, DATA_DIR: folder.path })
    portal = { ...opened, url: await opened.app.listen({ host: '127.0.0.1', port: 0 }) }
  })
  afterAll(async () => {
    await portal?.close()
    if (canMount) unmount(folder.path)
    folder.remove()
  })
  return {
    portal: () => {
      if (!portal) throw new Error('the portal is there inside of tests only')
      return portal
    },
    fill: (bytes: number) => writeFileSync(other, Buffer.alloc(bytes)),
    empty: () => rmSync(other, { force: true }),
    pathOf: (id: string) => join(folder.path, 'files', id),
  }
}
