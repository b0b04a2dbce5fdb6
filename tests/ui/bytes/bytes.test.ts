import { beforeAll, expect, test } from 'vitest'
import { components } from '../sources.ts'
import { budgets } from './budgets.ts'
import { buildPackage, bytesOf } from './measure.ts'

beforeAll(buildPackage, 60_000)

test('every component has a budget, and no budget is left over', () => {
  expect(Object.keys(budgets).sort()).toEqual([...components].sort())
})

test.each(components)('importing %s alone costs what its budget allows', async component => {
  expect(await bytesOf(component)).toBeLessThanOrEqual(budgets[component] ?? 0)
})
