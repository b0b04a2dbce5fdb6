import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

// Its fields take up an unsent draft on their own, which is 1.7 kB of it.
test('filling in an evaluation costs at most 17.1 kB over bare React', async () => {
  const bytes = await bytesOfModule({
    ...fromSources(),
    contents: "export { EvaluationForm } from '@portal/widgets/evaluation'",
    resolveDir: join(import.meta.dirname, '../../..'),
  })
  expect(bytes).toBeGreaterThan(2_000)
  expect(bytes).toBeLessThanOrEqual(17_100)
})
