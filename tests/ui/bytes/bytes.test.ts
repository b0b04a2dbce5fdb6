import { beforeAll, expect, test } from 'vitest'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { bytesOfExports, bytesOfTexts } from './measure.ts'

beforeAll(async () => void (await buildPackages()), 120_000)

// Excludes the read-only score. Currently 1,834 bytes.
test('importing only the export StarRating takes less than 2 kB', async () => {
  expect(await bytesOfExports('StarRating', 'StarRating')).toBeLessThan(2000)
})

test('the English texts, shared by all components, stay within their budget', async () => {
  expect(await bytesOfTexts()).toBeLessThanOrEqual(2200)
})
