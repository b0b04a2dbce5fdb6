import { overBudget } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { formatMoney } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useBudgetTexts } from '../../../core/texts/money.ts'
import { ExplainOverrun } from './ExplainOverrun.tsx'

interface OverBudgetProps {
  budget: Budget
  /** Total of the lines. Default: the total from the budget response. */
  total?: number | undefined
}

/** Warns when the lines exceed the project's budget and asks for the reason. Renders nothing otherwise. */
export const OverBudget = ({ budget, total = budget.totals.total_minor }: OverBudgetProps) => {
  const t = useBudgetTexts()
  const [isExplaining, setExplaining] = useState(false)
  const { project, can } = budget
  const over = overBudget(project.budget_minor, total)
  if (over === 0) return null
  const money = (minor: number) => formatMoney(minor, project.currency)
  const isExplained = over <= project.overrun_minor
  const words = { total: money(total), over: money(over), budget: money(project.budget_minor) }
  return (
    <Banner tone={isExplained ? 'info' : 'warning'}>
      <Text>
        {t('over', words)} {t(isExplained ? 'over_given' : 'over_asks')}
      </Text>
      {!isExplained && can.explain_overrun && (
        <Inline>
          <Button onPress={() => setExplaining(true)} size="small">
            {t('over_explain')}
          </Button>
        </Inline>
      )}
      {isExplaining && <ExplainOverrun onClose={() => setExplaining(false)} project={project} total={total} />}
    </Banner>
  )
}
