import { comparedPlans, type Monthly, readMonthly } from '@portal/contract/money/budgets/monitoring'
import { useNarrowedRead } from '../../../blocks/api/use-read.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import { BudgetScreen } from '../BudgetScreen.tsx'
import { Compared } from './Compared.tsx'
import { CumulativeChart } from './CumulativeChart.tsx'
import { ExplainMonth } from './ExplainMonth.tsx'
import { Gauges } from './Gauges.tsx'
import { MonthStep, monthSteps } from './MonthStep.tsx'
import { MonthTable } from './MonthTable.tsx'
import { PlanAgainstBudget } from './PlanAgainstBudget.tsx'

/** Plan against actual by month, with progress of money, time, and beneficiaries. */
const MonthlyMonitoring = () => {
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const compared = comparedPlans.find(plan => plan === get('compared'))
  const read = useNarrowedRead(readMonthly, { id, ...(compared && { compared }) })
  const monthIn = (name: string) => read.data?.data.months.find(({ month }) => month === get(name))
  const explained = monthIn('explain')
  const show = (monthly: Monthly) => (
    <>
      <Gauges monthly={monthly} />
      <Compared monthly={monthly} />
      <CumulativeChart monthly={monthly} />
      <PlanAgainstBudget monthly={monthly} />
      <MonthTable monthly={monthly} />
      {monthSteps.map(step => {
        const asked = monthIn(step)
        // Skips the question if the month was closed or reopened meanwhile.
        if (!asked || !monthly.can[step] || asked.is_closed !== (step === 'reopen')) return null
        const away = () => set({ [step]: undefined }, { isStep: true })
        return (
          <MonthStep
            key={step}
            month={asked}
            onClose={away}
            onFailure={() => void read.mutate()}
            project={monthly.project}
            step={step}
          />
        )
      })}
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
