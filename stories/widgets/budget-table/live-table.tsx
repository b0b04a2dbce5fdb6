import { useTextSource } from '@portal/ui/texts'
import { BudgetTable } from '@portal/widgets/budget-table'
import { useState } from 'react'
import { fakeBudget } from './fake-budget.ts'
import type { FakeBudget } from './fake-budget-port.ts'
import { budgetOf } from './sample-budget.ts'

type Wanted = NonNullable<Parameters<typeof budgetOf>[0]> & { prepare?: (port: FakeBudget) => void }

/** The table with a fake server of its own. */
export const Live = ({ prepare, ...wanted }: Wanted) => {
  const { language } = useTextSource()
  const [{ budget, port }] = useState(() => {
    // Removes what earlier stories left on the device.
    localStorage.clear()
    const budget = budgetOf({ language: language === 'ar' ? 'ar' : 'en', ...wanted })
    const port = fakeBudget(budget)
    prepare?.(port)
    return { budget, port }
  })
  return <BudgetTable budget={budget} port={port} />
}

/** Shares one port with a story that plays the server. */
export const withPort = (wanted: Wanted = {}) => {
  let current: FakeBudget | undefined
  const render = () => (
    <Live
      {...wanted}
      prepare={port => {
        current = port
      }}
    />
  )
  const port = () => current ?? fakeBudget(budgetOf())
  return { render, port }
}
