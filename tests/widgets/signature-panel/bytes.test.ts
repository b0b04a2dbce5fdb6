import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bytesOfModule } from '../../ui/bytes/measure.ts'
import { fromSources } from '../budget-table/core-bytes.ts'

const bytesOf = (contents: string) =>
  bytesOfModule({ ...fromSources(), contents, resolveDir: join(import.meta.dirname, '../../..') })

// Measured: 24,668 bytes.
test('adds at most 27 kB to React for the signature panel', async () => {
  expect(await bytesOf("export { SignaturePanel } from '@portal/widgets/signature-panel'")).toBeLessThanOrEqual(27_000)
})

// Measured: 1,670 bytes with stroke encoding. The canvas under the pen takes 400 of them.
test('adds at most 1,850 bytes to React for the drawing pad', async () => {
  const area = "export { PenArea, withStroke } from '@portal/widgets/signature-panel/internals'"
  expect(await bytesOf(area)).toBeLessThanOrEqual(1850)
})
