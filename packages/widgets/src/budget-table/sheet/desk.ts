import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { AddedItem } from '@portal/contract/budget_items'
import type { Budget } from '@portal/contract/budgets'
import type { BudgetPort } from '../budget-port.ts'
import type { Field } from './columns.ts'
import { type Cursor, cursorOf } from './cursor.ts'
import { type Sheet, sheetOf } from './sheet.ts'

/** What is loaded once the table stands there: editors, commands, clipboard. */
type Hands = typeof import('../hands/index.ts')

/** What is asked over the table. */
export type Question =
  /** Lines that are to go, or a category that is not stored with the lines that wait for it. */
  | { readonly kind: 'delete'; readonly lines: readonly AddedItem[]; readonly category?: BudgetCategory }
  | { readonly kind: 'stale'; readonly id: string; readonly field: Field }
  | { readonly kind: 'paste'; readonly text: string }
  /** A line's or a category's sheet, where there is no room for a table. */
  | { readonly kind: 'line'; readonly id: string; readonly removeCategory?: (id: string) => void }
  | { readonly kind: 'category' }
  | { readonly kind: 'keys' }

/** All that belongs to one table on one page. */
export interface Desk {
  readonly sheet: Sheet
  readonly cursor: Cursor
  readonly port: BudgetPort
  readonly question: () => Question | undefined
  readonly ask: (question: Question | undefined) => void
  /** The table on the page, to go back to; null where a list stands in its place. */
  readonly home: () => HTMLElement | null
  /** What edits, once it has been loaded: nothing can be typed before the table is painted. */
  readonly hands: () => Hands | undefined
  readonly reach: () => void
  readonly setHome: (table: HTMLElement | null) => void
}

/** The device's own store, where there is one: browsers can forbid it. */
const storageHere = () => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** Sets a budget out to be worked on. */
export const deskOf = (budget: Budget, port: BudgetPort): Desk => {
  const sheet = sheetOf(budget, port, storageHere())
  let question: Question | undefined
  let home: HTMLElement | null = null
  let hands: Hands | undefined
  const cursor = cursorOf(sheet)
  return {
    sheet,
    port,
    cursor,
    question: () => question,
    home: () => home,
    hands: () => hands,
    reach: () => {
      import('../hands/index.ts').then(
        loaded => {
          hands = loaded
          for (const name of ['hands', cursor.id()]) sheet.bells.ring(name)
        },
        () => sheet.news.tell({ what: 'no_hands' }),
      )
    },
    setHome: table => {
      home = table
    },
    ask: next => {
      question = next
      sheet.bells.ring('question')
    },
  }
}
