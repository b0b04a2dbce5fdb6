import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { useQuery } from '../../../../blocks/navigation/use-query.ts'
import { useMonitoringTexts } from '../../../../core/texts/money.ts'
import { planAria } from './aria.ts'
import { PlanHead } from './PlanHead.tsx'
import { PlanRow } from './PlanRow.tsx'
import { PlanSums } from './PlanSums.tsx'
import { foot, frame, grid, head } from './plan-grid.css.ts'
import { BEFORE_MONTHS } from './typed-amounts.ts'
import type { GridPlan } from './use-plan.ts'
import { useAlong, usePlanGrid } from './use-plan-grid.ts'

interface PlanGridProps {
  forecast: Forecast
  plan: GridPlan
  /** Called with the pasted cells that aren't amounts. The list is empty after a successful paste. */
  onUnread: (cells: readonly string[]) => void
}

/** Editable grid of lines by month. Supports pasting and updates the totals of lines and months on input. */
export const PlanGrid = ({ forecast, plan, onUnread }: PlanGridProps) => {
  const t = useMonitoringTexts()
  const { rows, months, baseline } = forecast
  const { href } = useQuery()
  const along = useAlong()
  const { root, cursor, handlers, stable } = usePlanGrid({ forecast, plan, onUnread })
  const { top, bottom, first, last } = cursor.block()
  const size = { columns: months.length + BEFORE_MONTHS, rows: rows.length + (baseline ? 3 : 2) }
  return (
    <div {...planAria.grid({ label: t('by_month'), ...size })} {...handlers} className={grid} ref={root}>
      <div className={head} {...along}>
        <div {...planAria.group}>
          <PlanHead forecast={forecast} />
        </div>
      </div>
      <div className={frame} {...along}>
        <div {...planAria.group}>
          {rows.map((line, at) => {
            const isSelected = cursor.isBlock() && top <= at && at <= bottom
            return (
              <PlanRow
                at={at}
                editMode={cursor.columnIn(at) < 0 ? undefined : cursor.editMode()}
                first={isSelected ? first : -1}
                forecast={forecast}
                here={cursor.columnIn(at)}
                key={line.item.id}
                last={isSelected ? last : -1}
                lineHref={href({ line: line.item.id })}
                open={plan.openMonths}
                row={line}
                typed={plan.edits[line.item.id]}
                {...stable}
              />
            )
          })}
        </div>
      </div>
      <div className={foot} {...along}>
        <div {...planAria.group}>
          <PlanSums edits={plan.edits} forecast={forecast} here={cursor.columnIn(rows.length)} open={plan.openMonths} />
        </div>
      </div>
    </div>
  )
}
