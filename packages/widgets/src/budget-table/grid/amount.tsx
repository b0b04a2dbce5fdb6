import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import { CellLink } from '@portal/ui/cells'
import { formatMoney } from '@portal/ui/Money'
import type { ReactNode } from 'react'
import type { Controller } from '../editing/controller.ts'
import { formatCell, type Sum } from '../model/columns.ts'
import { dollarsOf } from '../model/dollars.ts'
import { link, pair, quiet } from './content.css.ts'

export interface AmountPlace {
  controller: Controller
  id: string
  /** At most one of `line` and `category` is set. The totals have neither. */
  line: BudgetItem | undefined
  category: BudgetCategory | undefined
}

const hrefOf = (column: Sum, { controller, id, line, category }: AmountPlace) => {
  if (column !== 'spent_minor' && column !== 'committed_minor') return undefined
  const of = line ? 'item' : category ? 'category' : 'project'
  return controller.port.hrefOf({ of, id: of === 'project' ? controller.store.project.id : id, sum: column })
}

export interface Amount {
  readonly text: string
  /** Amount in US dollars, if there is a rate. */
  readonly dollars?: string
  /** Links to the rows behind the amount. */
  readonly href?: string | undefined
}

export const amountOf = (column: Sum, holder: AmountPlace): Amount => {
  const { controller, line, category } = holder
  const totals = line ?? category ?? controller.store.totals()
  const text = formatCell(column, totals[column])
  const cents = dollarsOf(controller.store, totals, column)
  if (totals[column] === 0 && cents === undefined) return { text }
  return { text, dollars: cents === undefined ? '' : formatMoney(cents, 'usd'), href: hrefOf(column, holder) }
}

/** A sum above its dollar amount, linked to the rows behind it. */
export const renderAmount = ({ text, dollars, href }: Amount): ReactNode => {
  const amounts = dollars ? (
    <span className={pair}>
      {text}
      <small className={quiet}>{dollars}</small>
    </span>
  ) : (
    text
  )
  if (!href) return amounts
  return (
    <CellLink href={href} look={link}>
      {amounts}
    </CellLink>
  )
}
