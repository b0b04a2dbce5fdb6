import type { Forecast, ForecastRow } from '@portal/contract/money/budgets/forecasts'
import { differenceOf, type PlanEdits, plannedIn, spentIn } from '@portal/contract/money/budgets/plan-edits'
import { CellLink, type EditMode } from '@portal/ui/cells'
import { Isolate } from '@portal/ui/Isolate'
import { formatNumber } from '@portal/ui/number'
import { memo } from 'react'
import { expensesHref } from '../../shared/hrefs.ts'
import { planAria } from './aria.ts'
import { PlanMonth, type PlanMonthActions } from './PlanMonth.tsx'
import { link, name, number, row as rowStyle } from './plan-grid.css.ts'
import { BEFORE_MONTHS } from './typed-amounts.ts'

interface PlanRowProps extends PlanMonthActions {
  forecast: Forecast
  row: ForecastRow
  /** URL that opens the months of this line. */
  lineHref: string
  /** Zero-based row index. */
  at: number
  /** Unsaved amounts of this line, by month. */
  typed: Readonly<Record<string, number>> | undefined
  open: ReadonlySet<string>
  /** Column of the cursor in this row, or -1. */
  here: number
  /** First and last selected column (inclusive), or -1 for none. */
  first: number
  last: number
  editMode: EditMode | undefined
}

export const PlanRow = memo((props: PlanRowProps) => {
  const { forecast, row, lineHref, at, typed, open, here, first, last, editMode, ...actions } = props
  const { project, months, can } = forecast
  const item_id = row.item.id
  const edits: PlanEdits = typed ? { [item_id]: typed } : {}
  const difference = differenceOf(row, forecast, edits)
  const cell = (column: number) => ({
    'aria-selected': (first <= column && column <= last) || undefined,
    'data-column': column,
    tabIndex: here === column ? 0 : -1,
  })
  return (
    <div {...planAria.row(at + 2)} className={rowStyle} data-row={at}>
      <div {...planAria.name} {...cell(0)} className={name}>
        <CellLink href={lineHref} look={link}>
          <Isolate direction="auto">{`${row.item.code} · ${row.item.name}`}</Isolate>
        </CellLink>
      </div>
      <div {...planAria.cell(2, true)} {...cell(1)} className={number}>
        {formatNumber(row.total_minor, 2)}
      </div>
      <div {...planAria.cell(3, true)} {...cell(2)} className={number} data-wrong={difference !== 0 || undefined}>
        {formatNumber(difference, 2)}
      </div>
      {months.map(({ month, locked }, nth) => {
        const column = nth + BEFORE_MONTHS
        const isPlan = !locked || open.has(month)
        const mode = here === column ? editMode : undefined
        const content = {
          ...{ item_id, month, currency: project.currency, editMode: mode, ...actions },
          amount: isPlan ? plannedIn(row, month, edits) : spentIn(row, month),
          href: isPlan ? undefined : expensesHref(project.id, { item_id, month }),
        }
        const look = { 'data-changed': typed?.[month] === undefined ? undefined : '', 'data-edited': mode && '' }
        return (
          <div
            {...{ ...planAria.cell(column + 1, !can.edit || !open.has(month)), ...cell(column), ...look }}
            className={number}
            key={month}
          >
            <PlanMonth {...content} />
          </div>
        )
      })}
    </div>
  )
})
