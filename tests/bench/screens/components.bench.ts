import { buildPackages } from '../../../scripts/packages/build.ts'
import { bytesOf } from '../../ui/bytes/measure.ts'
import { readLimits } from '../../ui/record.ts'
import { components } from '../../ui/sources.ts'
import { printTable, type Row } from '../table.ts'

/** Compares the bytes of each component, imported alone, with its budget. Excludes react and react-dom. */
export const benchComponents = async (): Promise<void> => {
  await buildPackages()
  const budgets = readLimits()
  const rows: Row[] = []
  for (const component of components) {
    const bytes = await bytesOf(component)
    const budget = budgets[component] ?? 0
    rows.push({ component, bytes, budget, 'of budget': bytes / budget })
  }
  printTable('@portal/ui, one component alone: bytes, brotli, scripts and sheets over react and react-dom', rows)
}
