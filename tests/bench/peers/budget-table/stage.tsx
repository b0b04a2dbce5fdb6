import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { ReactNode } from 'react'
import { tableStage } from '../data-table/stage.tsx'
import { benchBudget } from './records.ts'

/** The interface of a budget page, in addition to that of every table page. */
export interface BudgetStage {
  /** The centre of a line's amount. */
  aim: () => { x: number; y: number }
  /** Milliseconds from the next Enter until new totals are painted. */
  measureEnter: () => Promise<number>
}

declare global {
  interface Window {
    budget: BudgetStage
  }
}

interface Library {
  draw: (budget: Budget) => ReactNode
  /** Selector of rendered rows. */
  rows: string
  /** Selector of the scrolling element. Default: the page. */
  scroller?: string
  /** Selector of the amount of a visible line. */
  amount: string
  /** Selector of the total of all planned amounts. */
  total: string
}

/** Runs a function after the next paint. */
const painted = (run: () => void) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(undefined)
  })

/** Renders a budget with one library. Every library gets the same requests. */
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
          // Observes the totals, however the library changes them.
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
