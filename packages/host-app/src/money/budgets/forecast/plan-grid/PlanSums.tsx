import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { type PlanEdits, planSums } from '@portal/contract/money/budgets/plan-edits'
import { formatNumber } from '@portal/ui/number'
import { useMonitoringTexts } from '../../../../core/texts/money.ts'
import { planAria } from './aria.ts'
import { name, number, row as rowStyle } from './plan-grid.css.ts'
import { BEFORE_MONTHS } from './typed-amounts.ts'

interface PlanSumsProps {
  forecast: Forecast
  edits: PlanEdits
  open: ReadonlySet<string>
  /** Column of the cursor in the totals row, or -1. */
  here: number
}

/** Monthly totals including unsaved edits, with the baseline below if there is one. */
export const PlanSums = ({ forecast, edits, open, here }: PlanSumsProps) => {
  const t = useMonitoringTexts()
  const { rows, months, baseline } = forecast
  const sums = planSums(forecast, edits, open)
  const amounts = [sums.total, sums.difference, ...sums.months]
  const cell = (column: number) => ({
    'data-column': column,
    tabIndex: here === column ? 0 : -1,
  })
  return (
    <>
      <div {...planAria.row(rows.length + 2)} className={rowStyle} data-row={rows.length}>
        <div {...planAria.name} {...cell(0)} className={name}>
          {t('all_lines')}
        </div>
        {amounts.map((amount, at) => (
          <div {...planAria.cell(at + 2, true)} {...cell(at + 1)} className={number} key={months[at - 2]?.month ?? at}>
            {formatNumber(amount, 2)}
          </div>
        ))}
      </div>
      {baseline && (
        <div {...planAria.row(rows.length + 3)} className={rowStyle}>
          <div {...planAria.name} className={name}>
            {t('baseline')}
          </div>
          <div {...planAria.cell(2, true)} className={number}>
            {formatNumber(sums.baseline, 2)}
          </div>
          <div {...planAria.cell(3, true)} className={number} />
          {months.map(({ month, baseline_minor }, nth) => (
            <div {...planAria.cell(nth + BEFORE_MONTHS + 1, true)} className={number} key={month}>
              {formatNumber(baseline_minor, 2)}
            </div>
          ))}
        </div>
      )}
    </>
  )
}
