import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

const bytesOf = (contents: string) =>
  bytesOfModule({ ...fromSources(), contents, resolveDir: join(import.meta.dirname, '../../..') })

// Measured: 3,945 bytes for the attempt, the outbox with its failure handling, the device storage, and the server's
// clock.
test('adds at most 4,350 bytes to React for saving answers', async () => {
  const core = "export { createRunner } from '@portal/widgets/exam-runner/internals'"
  expect(await bytesOf(core)).toBeLessThanOrEqual(4350)
})

// Measured: 17,863 bytes, including all field types, distant end dates, and messages about rejected answers.
test('adds at most 18.6 kB to React for the exam runner', async () => {
  expect(await bytesOf("export { ExamRunner } from '@portal/widgets/exam-runner'")).toBeLessThanOrEqual(18_600)
})
