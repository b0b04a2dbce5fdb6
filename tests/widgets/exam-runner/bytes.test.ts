import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

const bytesOf = (contents: string) =>
  bytesOfModule({ ...fromSources(), contents, resolveDir: join(import.meta.dirname, '../../..') })

// 2,230: the attempt on the page, the queue on the device, the server's clock, and sending again and again.
test('keeping answers safe costs at most 2,450 bytes over bare React', async () => {
  const core = "export { createRunner } from '@portal/widgets/exam-runner/internals'"
  expect(await bytesOf(core)).toBeLessThanOrEqual(2450)
})

// 14,700 with all of its fields and the date of an end that is days away.
test('taking a test costs at most 16 kB over bare React', async () => {
  expect(await bytesOf("export { ExamRunner } from '@portal/widgets/exam-runner'")).toBeLessThanOrEqual(16_000)
})
