import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Settings } from '../../../../packages/server/src/platform/settings/settings.ts'
import { newFolder } from '../../support/folder.ts'
import { openPortal, type Portal } from '../../support/portal.ts'

const mount = (path: string, megabytes: number) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]).status === 0

const unmount = (path: string) => spawnSync('umount', [path])

/** Whether tests can mount a disk. This needs root, and some containers forbid it. */
export const canMount = ((): boolean => {
  const folder = newFolder()
  const isMounted = mount(folder.path, 1)
  if (isMounted) unmount(folder.path)
  folder.remove()
  return isMounted
})()

/** A portal on a small disk that also contains other data. */
export interface SmallDisk {
  readonly portal: () => Portal & { readonly url: string }
  readonly fill: (bytes: number) => void
  readonly empty: () => void
  /** The path of a file's bytes. */
  readonly pathOf: (id: string) => string
}

/** Starts a listening portal whose files are on a disk of this size, next to other data that can grow. */
export const usePortalOnDisk = (megabytes: number, settings: Partial<Settings>): SmallDisk => {
  const folder = newFolder()
  const other = join(folder.path, 'other')
  let portal: (Portal & { readonly url: string }) | undefined
  beforeAll(async () => {
    mount(folder.path, megabytes)
    const opened = await openPortal({ ...settings, DATA_DIR: folder.path })
    portal = { ...opened, url: await opened.app.listen({ host: '127.0.0.1', port: 0 }) }
  })
  afterAll(async () => {
    await portal?.close()
    unmount(folder.path)
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
