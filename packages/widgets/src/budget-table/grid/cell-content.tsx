import type { BudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import { formatMoney } from '@portal/ui/Money'
import type { ReactNode } from 'react'
import type { useBudgetTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'
import { formatCell } from '../model/cell-format.ts'
import { type ColumnId, isSum, type Sum } from '../model/columns.ts'
import { dollarsOf } from '../model/dollars.ts'
import { fold } from '../rows/fold.css.ts'
import { AmountLink } from './AmountLink.tsx'
import { fits } from './column-layout.ts'
import { pair, quiet } from './content.css.ts'

interface CellProps {
  controller: Controller
  id: string
  /** At most one of `line` and `category` is set. The totals have neither. */
  line: BudgetItem | undefined
  category: BudgetCategory | undefined
  t: ReturnType<typeof useBudgetTexts>
}

const hrefOf = (column: Sum, { controller, id, line, category }: CellProps) => {
  if (column !== 'spent_minor' && column !== 'committed_minor') return undefined
  const of = line ? 'item' : category ? 'category' : 'project'
  return controller.port.hrefOf({ of, id: of === 'project' ? controller.store.project.id : id, sum: column })
}

interface Content {
  readonly text: string
  /** Amount in US dollars, if there is a rate. */
  readonly dollars?: string
  /** Links to the rows behind the amount. */
  readonly href?: string | undefined
  /** Whether the cell has the toggle that folds its category. */
  readonly folds?: boolean
}

const sumOf = (column: Sum, own: CellProps): Content => {
  const { controller, line, category } = own
  const holder = line ?? category ?? controller.store.totals()
  const text = formatCell(column, holder[column])
  const cents = dollarsOf(controller.store, holder, column)
  if (holder[column] === 0 && cents === undefined) return { text }
  return { text, dollars: cents === undefined ? '' : formatMoney(cents, 'usd'), href: hrefOf(column, own) }
}

export const contentOf = (column: ColumnId, own: CellProps): Content => {
  const { line, category, t } = own
  if (isSum(column)) return sumOf(column, own)
  if (line) return { text: formatCell(column, line[column] ?? '') }
  if (column === 'name') return { text: category?.name ?? t('total') }
  return column === 'code' && category ? { text: category.code, folds: true } : { text: '' }
}

/** Whether the content may overflow its column. */
export const isLong = (column: ColumnId, { text, dollars = '', folds }: Content): boolean =>
  folds || !fits(column, text) || !fits(column, dollars)

/** Renders the content. A sum is above its dollar amount. */
export const renderContent = ({ text, dollars, href, folds }: Content): ReactNode => {
  if (folds)
    return (
      <>
        <span aria-hidden="true" className={fold} data-fold="" />
        {text}
      </>
    )
  const amounts = dollars ? (
    <span className={pair}>
      {text}
      <small className={quiet}>{dollars}</small>
    </span>
  ) : (
    text
  )
  return href ? <AmountLink href={href}>{amounts}</AmountLink> : amounts
}
