// Exports internals for tests without a page.

export { copyCells } from '../editing/clipboard.ts'
export { createController } from '../editing/controller.ts'
export { emptyChangeSet } from '../model/change-set.ts'
export { columns, type ItemField } from '../model/columns.ts'
export { addedOf, nextCode } from '../model/new-line.ts'
export { type ParsedCell, parseCell } from '../model/parse-cell.ts'
export { type PastePlan, type PlannedCell, planPaste } from '../paste/plan-paste.ts'
export { type BudgetStore, createBudgetStore } from '../store/budget-store.ts'
export { dropCategory } from '../store/drop-category.ts'
export { createSync } from '../sync/sync.ts'
