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

/** What stands in a cell, and whether it has to be cut where its column ends. */
interface Content {
  readonly node: ReactNode
  readonly isLong: boolean
}

/** A sum in the project's currency, over the same in dollars where there is a rate; some open their rows. */
const sumOf = (column: Sum, own: Own): Content => {
  const { desk, line, category } = own
  const minor = (line ?? category ?? desk.sheet.totals())[column]
  const text = writeCell(column, minor)
  if (minor === 0) return textIn(column, text)
  const cents = dollarsOf(desk.sheet, minor)
  const dollars = cents === undefined ? '' : formatMoney(cents, 'usd')
  const figures = dollars ? (
    <span className={pair}>
      {text}
      <small className={quiet}>{dollars}</small>
    </span>
  ) : (
    text
  )
  const href = hrefOf(column, own)
  return {
    node: href ? <FigureLink href={href}>{figures}</FigureLink> : figures,
    isLong: !fits(column, text) || !fits(column, dollars),
  }
}

const textIn = (column: ColumnId, text: string): Content => ({ node: text, isLong: !fits(column, text) })

/** What stands in a cell: mostly a bare text. */
export const contentOf = (column: ColumnId, own: Own): Content => {
  const { line, category, t } = own
  if (isSum(column)) return sumOf(column, own)
  if (line) return textIn(column, writeCell(column, line[column] ?? ''))
  if (column === 'name') return textIn(column, category?.name ?? t('total'))
  if (column !== 'code' || !category) return textIn(column, '')
  const folded = (
    <>
      <span aria-hidden="true" className={fold} data-fold="" />
      {category.code}
    </>
  )
  return { node: folded, isLong: true }
}
