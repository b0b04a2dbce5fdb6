import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem } from '@portal/contract/money/budgets/budget-items'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { createGridCursor, type GridCursor } from '@portal/ui/cells'
import type { BudgetPort } from '../../ports/budget/index.ts'
import { columns, type ItemField } from '../model/columns.ts'
import { type BudgetStore, createBudgetStore } from '../store/budget-store.ts'
import { TOTALS } from '../store/row-order.ts'
import { createSync, type Sync } from '../sync/sync.ts'

export type DialogState =
  /** Confirms deleting lines, or an unsaved category with its waiting lines. */
  | { readonly kind: 'delete'; readonly lines: readonly AddedItem[]; readonly category?: BudgetCategory }
  | { readonly kind: 'conflict'; readonly id: string; readonly field: ItemField }
  | { readonly kind: 'paste'; readonly text: string }
  /** Shows all fields of a line or category on phones. */
  | { readonly kind: 'line'; readonly id: string; readonly removeCategory?: (id: string) => void }
  | { readonly kind: 'category' }
  | { readonly kind: 'keys' }

export type Cursor = GridCursor

/** Everything that belongs to one table on one page. */
export interface Controller {
  readonly store: BudgetStore
  readonly sync: Sync
  readonly cursor: Cursor
  readonly port: BudgetPort
  readonly dialog: () => DialogState | undefined
  readonly openDialog: (dialog: DialogState | undefined) => void
  /** Element of the table, for returning focus. Null on phones, where a list replaces the table. */
  readonly gridElement: () => HTMLElement | null
  /** Scrolls the phone's list to an added line or category, once no dialog is open. */
  readonly reveal: (id: string) => void
  /** Returns the row to reveal, only once. */
  readonly takeRevealed: () => string | undefined
  readonly setGridElement: (table: HTMLElement | null) => void
}

/** Creates the cursor of a table. It stays on its line when lines above are added or deleted. */
const createCursor = ({ rows, events }: Pick<BudgetStore, 'rows' | 'events'>): Cursor => {
  const cursor = createGridCursor({
    rows,
    totals: TOTALS,
    columns: columns.length,
    onRow: events.row.notify,
    onMove: () => events.table.notify('cursor'),
  })
  events.table.subscribe('rows', cursor.followRow)
  return cursor
}

/** Undefined if storage is blocked. */
const deviceStorage = () => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

export const createController = (budget: Budget, port: BudgetPort): Controller => {
  const store = createBudgetStore(budget, { person: port.person, storage: deviceStorage() })
  const sync = createSync(store, port)
  let dialog: DialogState | undefined
  let revealed: string | undefined
  let gridElement: HTMLElement | null = null
  const cursor = createCursor(store)
  return {
    store,
    sync,
    port,
    cursor,
    dialog: () => dialog,
    gridElement: () => gridElement,
    reveal: id => {
      revealed = id
    },
    takeRevealed: () => {
      const id = revealed
      revealed = undefined
      return id
    },
    setGridElement: table => {
      gridElement = table
    },
    openDialog: next => {
      dialog = next
      store.events.table.notify('dialog')
    },
  }
}
