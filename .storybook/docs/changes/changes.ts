/// <reference types="vite/client" />
import changelog from '../../../CHANGELOG.md?raw'
import { type Release, readChanges } from './read-changes.ts'

const waiting = import.meta.glob<string>(['../../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** Names of all components and widgets, derived from their files. */
export const componentNames: readonly string[] = Object.keys(
  import.meta.glob(['../../../packages/ui/src/*/[A-Z]*.tsx', '../../../packages/widgets/src/*/[A-Z]*.tsx']),
)
  .filter(path => /\/([A-Z]\w+)\/\1\.tsx$/.test(path) || path.includes('/widgets/'))
  .map(path => path.replace(/^.*\/|\.tsx$/g, ''))

/** Releases, newest first. Notes for the next version come before all. */
export const releases: readonly Release[] = readChanges(changelog, Object.values(waiting), componentNames)
