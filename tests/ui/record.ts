import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The generated record of all components: byte budget, props, and exports. */
export const recordFile = join(import.meta.dirname, '__snapshots__/components.md')

/** The recorded byte budgets, by component. */
export const readLimits = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...readFileSync(recordFile, 'utf8').matchAll(/^## (\w+)\n\nAt most ([\d,]+) bytes\.$/gm)].map(
      ([, name, limit = '']) => [name, Number(limit.replaceAll(',', ''))],
    ),
  )

/** The budget stays until a component exceeds it, and then has a tenth in reserve. */
export const limitFor = (bytes: number, before?: number): number =>
  before !== undefined && bytes <= before ? before : Math.ceil((bytes * 11) / 100) * 10
