import { beforeAll, expect, test } from 'vitest'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { components } from '../sources.ts'
import { budgets, textsBudget } from './budgets.ts'
import { bytesOf, bytesOfExports, bytesOfTexts } from './measure.ts'

beforeAll(async () => void (await buildPackages()), 120_000)

test('every component has a budget, and no budget is left over', () => {
  expect(Object.keys(budgets).sort()).toEqual([...components].sort())
})

test.each(components)('importing %s alone costs what its budget allows', async component => {
  expect(await bytesOf(component)).toBeLessThanOrEqual(budgets[component] ?? 0)
})

// Without the score that is shown elsewhere; 1,834.
test('stars that are given cost less than 2 kB over bare React', async () => {
  expect(await bytesOfExports('StarRating', 'StarRating')).toBeLessThan(2000)
})

test('the English texts, once for all components, cost what their budget allows', async () => {
  expect(await bytesOfTexts()).toBeLessThanOrEqual(textsBudget)
})
