import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

// 23,705 with all of its fields; a tenth of room beside it.
test('taking a test costs at most 26 kB over bare React', async () => {
  const bytes = await bytesOfModule({
    ...fromSources(),
    contents: "export { ExamRunner } from '@portal/widgets/exam-runner'",
    resolveDir: join(import.meta.dirname, '../../..'),
  })
  expect(bytes).toBeLessThanOrEqual(26_000)
})
