import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { AddedItem } from '@portal/contract/money/budgets/budget-items'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { BudgetPort } from '../model/budget-port.ts'
import type { Field } from '../model/columns.ts'
import { type BudgetStore, createBudgetStore } from '../store/budget-store.ts'
import { createSync, type Sync } from '../sync/sync.ts'
import { type Cursor, createCursor } from './cursor.ts'

/** The dialog that is open over the table. */
export type DialogState =
  /** Asks whether to delete lines, or a category that is not stored with the lines that wait for it. */
  | { readonly kind: 'delete'; readonly lines: readonly AddedItem[]; readonly category?: BudgetCategory }
  | { readonly kind: 'conflict'; readonly id: string; readonly field: Field }
  | { readonly kind: 'paste'; readonly text: string }
  /** All of a line or a category, where the screen is too small for a table. */
  | { readonly kind: 'line'; readonly id: string; readonly removeCategory?: (id: string) => void }
  | { readonly kind: 'category' }
  | { readonly kind: 'keys' }

/** All that belongs to one table on one page. */
export interface Controller {
  readonly store: BudgetStore
  readonly sync: Sync
  readonly cursor: Cursor
  readonly port: BudgetPort
  readonly dialog: () => DialogState | undefined
  readonly openDialog: (dialog: DialogState | undefined) => void
  /** The table on the page, to give the focus back to; null where there is a list in its place. */
  readonly gridElement: () => HTMLElement | null
  /** Has the list of a phone scroll to a line or category that was added, once no dialog is open any more. */
  readonly reveal: (id: string) => void
  /** Answers it once. */
  readonly takeRevealed: () => string | undefined
  readonly setGridElement: (table: HTMLElement | null) => void
}

/** The browser's own storage, where there is one: it can be forbidden. */
const deviceStorage = () => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Creates what one table on a page is controlled by. */
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
