import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

// The fields restore unsent drafts, which takes 1.7 kB.
test('adds at most 17.1 kB to React for the evaluation form', async () => {
  const bytes = await bytesOfModule({
    ...fromSources(),
    contents: "export { EvaluationForm } from '@portal/widgets/evaluation'",
    resolveDir: join(import.meta.dirname, '../../..'),
  })
  expect(bytes).toBeGreaterThan(2_000)
  expect(bytes).toBeLessThanOrEqual(17_100)
})
