import { beforeAll, expect, test } from 'vitest'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { components } from '../sources.ts'
import { budgets, textsBudget } from './budgets.ts'
import { bytesOf, bytesOfExports, bytesOfTexts } from './measure.ts'

beforeAll(async () => void (await buildPackages()), 120_000)

test('every component has a budget, and every budget has a component', () => {
  expect(Object.keys(budgets).sort()).toEqual([...components].sort())
})

test.each(components)('importing %s alone stays within its budget', async component => {
  expect(await bytesOf(component)).toBeLessThanOrEqual(budgets[component] ?? 0)
})

// Excludes the read-only score. Currently 1,834 bytes.
test('importing only the export StarRating takes less than 2 kB', async () => {
  expect(await bytesOfExports('StarRating', 'StarRating')).toBeLessThan(2000)
})

test('the English texts, shared by all components, stay within their budget', async () => {
  expect(await bytesOfTexts()).toBeLessThanOrEqual(textsBudget)
})
