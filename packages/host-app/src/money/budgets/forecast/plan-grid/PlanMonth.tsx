import type { Currency } from '@portal/contract/core/fields/money'
import type { PlanEntry } from '@portal/contract/money/budgets/plan-edits'
import { CellLink, type EditMode } from '@portal/ui/cells'
import { formatDate } from '@portal/ui/DateText'
import { formatNumber } from '@portal/ui/number'
import { useTextSource } from '@portal/ui/texts'
import type { KeyboardEvent } from 'react'
import { nothing } from '../../shared/table-parts.tsx'
import { PlanEditor } from './PlanEditor.tsx'
import { link } from './plan-grid.css.ts'

/** Callbacks for input in a row's months. */
export interface PlanMonthActions {
  onWrite: (entry: PlanEntry) => void
  /** Called with the key that ends an edit. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  onLeave: () => void
}

interface PlanMonthProps extends PlanMonthActions {
  item_id: string
  month: string
  amount: number
  currency: Currency
  /** Opens the expenses behind a past month. Default: the month is planned. */
  href?: string | undefined
  /** Undefined while the cell isn't being edited. */
  editMode: EditMode | undefined
}

/** The amount of a month in the grid, or its editor. */
export const PlanMonth = ({
  item_id,
  month,
  amount,
  currency,
  href,
  editMode,
  onWrite,
  onKey,
  onLeave,
}: PlanMonthProps) => {
  const { language } = useTextSource()
  if (editMode)
    return (
      <PlanEditor
        amount={amount}
        currency={currency}
        editMode={editMode}
        label={formatDate(`${month}-01`, 'month', language)}
        onKey={onKey}
        onLeave={onLeave}
        onWrite={written => onWrite({ item_id, month, amount: written })}
      />
    )
  if (amount === 0) return nothing
  const figure = formatNumber(amount, 2)
  return href ? (
    <CellLink href={href} look={link}>
      {figure}
    </CellLink>
  ) : (
    figure
  )
}
