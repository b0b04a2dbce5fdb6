import { type Budget, readBudget } from '@portal/contract/money/budgets/budgets'
import { useState } from 'react'
import { BudgetTable } from '../../../budget-table/BudgetTable.tsx'
import { budgetPort } from '../../../ports/budget/index.ts'
import { NotLoaded } from '../shell/NotLoaded.tsx'
import { WidgetShell } from '../shell/WidgetShell.tsx'
import { type ContentProps, useLoaded } from '../widget-content.ts'

interface EditingProps extends ContentProps {
  budget: Budget
  onOutdated: () => void
}

const Editing = ({ budget, onOutdated, state, person, api, post }: EditingProps) => {
  const [port] = useState(() => budgetPort(api, { project: state.subject, person: person.id, language: state.locale }))
  return <BudgetTable budget={budget} onChange={() => post({ portal: 'change' })} onOutdated={onOutdated} port={port} />
}

export const BudgetFrame = (props: ContentProps) => {
  const { state, api } = props
  const { data, failure, load } = useLoaded(async () => (await api(readBudget, { id: state.subject })).data)
  return (
    <WidgetShell state={state} about={data?.project.name}>
      {data ? (
        <Editing {...props} budget={data} onOutdated={() => void load()} />
      ) : (
        <NotLoaded failure={failure} onRetry={() => void load()} />
      )}
    </WidgetShell>
  )
}
