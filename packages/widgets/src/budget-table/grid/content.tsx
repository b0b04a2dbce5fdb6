import type { BudgetCategory } from '@portal/contract/budget_categories'
import type { BudgetItem } from '@portal/contract/budget_items'
import { formatMoney } from '@portal/ui/Money'
import type { ReactNode } from 'react'
import type { useBudgetTexts } from '../../locales/index.ts'
import { writeCell } from '../sheet/cells.ts'
import { type ColumnId, isSum, type Sum } from '../sheet/columns.ts'
import type { Desk } from '../sheet/desk.ts'
import { dollarsOf } from '../sheet/dollars.ts'
import { fold, pair, quiet } from './content.css.ts'
import { FigureLink } from './FigureLink.tsx'
import { fits } from './lanes.ts'

interface Own {
  desk: Desk
  id: string
  /** One of both, or none in the row of totals. */
  line: BudgetItem | undefined
  category: BudgetCategory | undefined
  t: ReturnType<typeof useBudgetTexts>
}

const hrefOf = (column: Sum, { desk, id, line, category }: Own) => {
  if (column !== 'spent_minor' && column !== 'committed_minor') return undefined
  const of = line ? 'item' : category ? 'category' : 'project'
  return desk.port.hrefOf({ of, id: of === 'project' ? desk.sheet.project.id : id, sum: column })
}

/** What stands in a cell: mostly a bare text. */
interface Content {
  readonly text: string
  /** The same in dollars, where there is a rate. */
  readonly dollars?: string
  /** Opens the rows that sum to it. */
  readonly href?: string | undefined
  /** Whether it is before its text that a category is folded. */
  readonly folds?: boolean
}

const sumOf = (column: Sum, own: Own): Content => {
  const { desk, line, category } = own
  const holder = line ?? category ?? desk.sheet.totals()
  const text = writeCell(column, holder[column])
  if (holder[column] === 0) return { text }
  const cents = dollarsOf(desk.sheet, holder, column)
  return { text, dollars: cents === undefined ? '' : formatMoney(cents, 'usd'), href: hrefOf(column, own) }
}

/** What stands in a cell. */
export const contentOf = (column: ColumnId, own: Own): Content => {
  const { line, category, t } = own
  if (isSum(column)) return sumOf(column, own)
  if (line) return { text: writeCell(column, line[column] ?? '') }
  if (column === 'name') return { text: category?.name ?? t('total') }
  return column === 'code' && category ? { text: category.code, folds: true } : { text: '' }
}

/** Whether it may have to be cut where its column ends. */
export const isLong = (column: ColumnId, { text, dollars = '', folds }: Content): boolean =>
  folds || !fits(column, text) || !fits(column, dollars)

/** Draws it: a sum in the project's currency over the same in dollars. */
export const drawn = ({ text, dollars, href, folds }: Content): ReactNode => {
  if (folds)
    return (
      <>
        <span aria-hidden="true" className={fold} data-fold="" />
        {text}
      </>
    )
  const figures = dollars ? (
    <span className={pair}>
      {text}
      <small className={quiet}>{dollars}</small>
    </span>
  ) : (
    text
  )
  return href ? <FigureLink href={href}>{figures}</FigureLink> : figures
}
