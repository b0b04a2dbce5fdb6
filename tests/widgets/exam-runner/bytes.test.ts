import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

const bytesOf = (contents: string) =>
  bytesOfModule({ ...fromSources(), contents, resolveDir: join(import.meta.dirname, '../../..') })

// 3,945: the attempt on the page, the outbox with its policy for failures, the device, and the server's clock.
test('keeping answers safe costs at most 4,350 bytes over bare React', async () => {
  const core = "export { createRunner } from '@portal/widgets/exam-runner/internals'"
  expect(await bytesOf(core)).toBeLessThanOrEqual(4350)
})

// 16,748 with all of its fields, the date of an end that is days away, and what is said of refused answers.
test('taking a test costs at most 18.6 kB over bare React', async () => {
  expect(await bytesOf("export { ExamRunner } from '@portal/widgets/exam-runner'")).toBeLessThanOrEqual(18_600)
})
