import { spawnSync } from 'node:child_process'
import { newFolder } from '../../support/platform/folder.ts'

/** Mounts an empty disk of this size on a folder. Returns whether that was possible. */
export const mount = (path: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]).status === 0

export const unmount = (path: string): void => {
  spawnSync('umount', [path])
}

/**
 * Whether tests can mount a disk. This needs root, and some containers forbid it. Otherwise they simulate its free space,
 * but can't fill it up.
 */
export const canMount = ((): boolean => {
  const folder = newFolder()
  const isMounted = mount(folder.path, 1)
  if (isMounted) unmount(folder.path)
  folder.remove()
  return isMounted
})()
