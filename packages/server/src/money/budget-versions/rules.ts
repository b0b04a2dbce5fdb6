import { type BudgetComparison, type ComparedLine, versionFields } from '@portal/contract/money/budgets/budget-versions'
import type { VersionLine } from './store.ts'

const sumOf = (lines: readonly VersionLine[]) => lines.reduce((sum, { total_minor }) => sum + total_minor, 0)

const fieldOf = (line: VersionLine, field: (typeof versionFields)[number]) =>
  field === 'category' ? line.category.id : line[field]

const comparedLine = (before: VersionLine | undefined, after: VersionLine | undefined): ComparedLine[] => {
  const shown = after ?? before
  if (!shown) return []
  const fields = before && after ? versionFields.filter(field => fieldOf(before, field) !== fieldOf(after, field)) : []
  if (before && after && fields.length === 0 && before.total_minor === after.total_minor) return []
  const { id, code, name, category } = shown
  return [
    {
      ...{ id, code, name, category, fields },
      change: before ? (after ? 'changed' : 'removed') : 'added',
      before_minor: before?.total_minor ?? null,
      after_minor: after?.total_minor ?? null,
      difference_minor: (after?.total_minor ?? 0) - (before?.total_minor ?? 0),
    },
  ]
}

/** Differences between two versions of a budget, and the totals of both. Removed lines come last. */
export const comparedVersions = (
  before: readonly VersionLine[],
  after: readonly VersionLine[],
): Omit<BudgetComparison, 'project' | 'versions' | 'baseline_at' | 'from' | 'to'> => {
  const former = new Map(before.map(line => [line.id, line]))
  const present = new Set(after.map(({ id }) => id))
  const lines = [
    ...after.flatMap(line => comparedLine(former.get(line.id), line)),
    ...before.filter(({ id }) => !present.has(id)).flatMap(line => comparedLine(line, undefined)),
  ]
  const differing = new Set(lines.map(({ id }) => id))
  const alike = after.filter(({ id }) => !differing.has(id))
  const [before_minor, after_minor] = [sumOf(before), sumOf(after)]
  return {
    before_minor,
    after_minor,
    difference_minor: after_minor - before_minor,
    lines,
    unchanged: { lines: alike.length, total_minor: sumOf(alike) },
  }
}
