import { beforeAll, expect, test } from 'vitest'
import { buildPackages } from '../../../scripts/packages/build.ts'
import { components } from '../sources.ts'
import { budgets, textsBudget } from './budgets.ts'
import { bytesOf, bytesOfTexts } from './measure.ts'

beforeAll(async () => void (await buildPackages()), 120_000)

test('every component has a budget, and no budget is left over', () => {
  expect(Object.keys(budgets).sort()).toEqual([...components].sort())
})

test.each(components)('importing %s alone costs what its budget allows', async component => {
  expect(await bytesOf(component)).toBeLessThanOrEqual(budgets[component] ?? 0)
})

test('the English texts, once for all components, cost what their budget allows', async () => {
  expect(await bytesOfTexts()).toBeLessThanOrEqual(textsBudget)
})
