import { comparedPlans, type Monthly, readMonthly } from '@portal/contract/monitoring'
import { useNarrowedRead } from '../../../blocks/api/use-read.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../../routing/route-context.ts'
import { BudgetScreen } from '../BudgetScreen.tsx'
import { Compared } from './Compared.tsx'
import { CumulativeChart } from './CumulativeChart.tsx'
import { ExplainMonth } from './ExplainMonth.tsx'
import { Gauges } from './Gauges.tsx'
import { MonthTable } from './MonthTable.tsx'
import { PlanAgainstBudget } from './PlanAgainstBudget.tsx'
import { ReopenMonth } from './ReopenMonth.tsx'

/** Plan against what was spent, month by month; money, time and beneficiaries side by side (decision 21). */
const MonthlyMonitoring = () => {
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const compared = comparedPlans.find(plan => plan === get('compared'))
  const read = useNarrowedRead(readMonthly, { id, ...(compared && { compared }) })
  const explained = read.data?.data.months.find(({ month }) => month === get('explain'))
  const reopened = read.data?.data.months.find(({ month }) => month === get('reopen'))
  const show = (monthly: Monthly) => (
    <>
      <Gauges monthly={monthly} />
      <Compared monthly={monthly} />
      <CumulativeChart monthly={monthly} />
      <PlanAgainstBudget monthly={monthly} />
      <MonthTable monthly={monthly} />
      {reopened?.is_closed && monthly.can.close && (
        <ReopenMonth
          key={reopened.month}
          month={reopened}
          onClose={() => set({ reopen: undefined }, { isStep: true })}
          projectId={id}
        />
      )}
      {explained && monthly.can.explain && (
        <ExplainMonth
          key={explained.month}
          month={explained}
          onClose={() => set({ explain: undefined }, { isStep: true })}
          projectId={id}
        />
      )}
    </>
  )
  return <BudgetScreen name="MonthlyMonitoring" read={read} show={show} />
}

export default MonthlyMonitoring
