import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = join(import.meta.dirname, '../..')

/**
 * Files that take long for their size, longest first. Without recorded times, Vitest starts with the largest files. One
 * of these would then run last and leave the other processor idle.
 */
const longest = [
  'tests/packages/consumers.test.ts',
  'tests/checks/new/new-compiles.test.ts',
  'tests/checks/new/new.test.ts',
  'tests/packages/hydration/hydration.test.ts',
  'tests/ui/bytes/bytes.test.ts',
  'tests/packages/host-page.test.ts',
  'tests/server/platform/process.test.ts',
  'tests/server/platform/database/embedded/crash.test.ts',
  'tests/server/files/files/storage.test.ts',
  'tests/server/api/matrix.test.ts',
  'tests/server/platform/database/outages.test.ts',
  'tests/server/complaints/complaints/traces.test.ts',
  'tests/server/api/hostile/trainings.test.ts',
  'tests/server/api/hostile/others.test.ts',
  'tests/server/platform/database/replaced-database.test.ts',
  'tests/server/deployment/production.test.ts',
  'tests/server/platform/database/embedded/data-folder.test.ts',
  'tests/server/people/own-account/own-subject/own-subject.test.ts',
  'tests/server/requests/signature-chain/each-byte.test.ts',
  'tests/server/api/hostile/people.test.ts',
  'tests/host-app/people/privileges/resource.browser.test.tsx',
  'tests/host-app/partners/partners/resource.browser.test.tsx',
]

const missing = longest.filter(file => !existsSync(join(root, file)))
if (missing.length > 0) throw new Error(`no such tests: ${missing.join(', ')}`)

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = longest.indexOf(relative(root, moduleId))
  return rank < 0 ? longest.length : rank
}

/** Vitest's order, with the longest files first in each group. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    const byTime = await super.sort(files)
    return byTime.toSorted((a, b) => groupOf(a) - groupOf(b) || rankOf(a) - rankOf(b))
  }
}
