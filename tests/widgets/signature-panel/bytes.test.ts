import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

const bytesOf = (contents: string) =>
  bytesOfModule({ ...fromSources(), contents, resolveDir: join(import.meta.dirname, '../../..') })

// 24,668 with all of it.
test('signing costs at most 27 kB over bare React', async () => {
  expect(await bytesOf("export { SignaturePanel } from '@portal/widgets/signature-panel'")).toBeLessThanOrEqual(27_000)
})

// 1,670, with what makes a short text of the strokes; 400 of it are the canvas under the pen.
test('drawing a signature costs at most 1,850 bytes over bare React', async () => {
  const area = "export { PenArea, withStroke } from '@portal/widgets/signature-panel/internals'"
  expect(await bytesOf(area)).toBeLessThanOrEqual(1850)
})
