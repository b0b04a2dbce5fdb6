/// <reference types="vite/client" />
import changelog from '../../CHANGELOG.md?raw'
import { type Release, readChanges } from './read-changes.ts'

const waiting = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md'], {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** The names of all components and widgets, by their files. */
export const componentNames: readonly string[] = Object.keys(
  import.meta.glob(['../../packages/ui/src/*/[A-Z]*.tsx', '../../packages/widgets/src/*/[A-Z]*.tsx']),
)
  .filter(path => /\/([A-Z]\w+)\/\1\.tsx$/.test(path) || path.includes('/widgets/'))
  .map(path => path.replace(/^.*\/|\.tsx$/g, ''))

/** What changed, the newest first, with the notes that wait for the next version before all. */
export const releases: readonly Release[] = readChanges(changelog, Object.values(waiting), componentNames)
