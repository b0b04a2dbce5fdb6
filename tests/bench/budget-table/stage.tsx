import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { ReactNode } from 'react'
import { tableStage } from '../data-table/stage.tsx'
import { benchBudget } from './records.ts'

/** What a page of the bench offers beside what every table does. */
export interface BudgetStage {
  /** The middle of a line's amount. */
  aim: () => { x: number; y: number }
  /** Milliseconds from the next press of Enter until new totals have been painted. */
  measureEnter: () => Promise<number>
}

declare global {
  interface Window {
    budget: BudgetStage
  }
}

interface Library {
  draw: (budget: Budget) => ReactNode
  /** Rows that are drawn. */
  rows: string
  /** What scrolls; the page, if none. */
  scroller?: string
  /** The amount of a line in view. */
  amount: string
  /** What shows the sum of all that is planned. */
  total: string
}

/** After the next painting. */
const painted = (run: () => void) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(undefined)
  })

/** Puts a budget in one library on the stage; all libraries are asked for the same. */
export const budgetStage = ({ draw, rows, scroller, amount, total }: Library): void => {
  const end = total.split(' ')[0]
  tableStage({
    ...{ draw, rows, scroller, end, make: benchBudget },
    count: ({ categories, items }) => categories.length + items.length,
  })
  const totalNow = () => document.querySelector(total)?.textContent
  window.budget = {
    aim: () => {
      const { x, y, width, height } = document.querySelector(amount)?.getBoundingClientRect() ?? new DOMRect()
      return { x: x + width / 2, y: y + height / 2 }
    },
    measureEnter: () =>
      new Promise(resolve => {
        const before = totalNow()
        const press = (event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          removeEventListener('keydown', press, true)
          const started = performance.now()
          // As soon as they are changed, whoever changes them and whenever.
          const watch = new MutationObserver(() => {
            if (totalNow() === before) return
            watch.disconnect()
            painted(() => resolve(performance.now() - started))
          })
          watch.observe(document.body, { characterData: true, childList: true, subtree: true })
        }
        addEventListener('keydown', press, true)
      }),
  }
}
