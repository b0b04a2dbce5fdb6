import type { Forecast } from '@portal/contract/money/budgets/forecasts'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { useMonitoringTexts } from '../../../../core/texts/money.ts'
import { headOf } from '../../shared/table-parts.tsx'
import { planAria } from './aria.ts'
import { name, numberHead, row } from './plan-grid.css.ts'

/** Column headers of the grid. They show the currency once for all cells. */
export const PlanHead = ({ forecast: { project, months } }: { forecast: Forecast }) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const heads = [
    headOf(t('total'), project.currency),
    headOf(t('difference'), project.currency),
    ...months.map(({ month }) => formatDate(`${month}-01`, 'month', language)),
  ]
  return (
    <div {...planAria.row(1)} className={row}>
      <div {...planAria.head(1)} className={name}>
        {t('line')}
      </div>
      {heads.map((words, at) => (
        <div {...planAria.head(at + 2)} className={numberHead} key={words}>
          {words}
        </div>
      ))}
    </div>
  )
}
