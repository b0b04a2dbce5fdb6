import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

const bytesOf = (contents: string) =>
  bytesOfModule({ ...fromSources(), contents, resolveDir: join(import.meta.dirname, '../../..') })

// 22,795; a tenth of room beside it.
test('signing costs at most 25 kB over bare React', async () => {
  expect(await bytesOf("export { SignaturePanel } from '@portal/widgets/signature-panel'")).toBeLessThanOrEqual(25_000)
})
