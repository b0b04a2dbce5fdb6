import { limits } from '@portal/contract/core/fields/limits'
import { overBudget } from '@portal/contract/core/fields/money'
import type { ProjectRecord } from '@portal/contract/programmes/projects'
import { Banner } from '@portal/ui/Banner'
import { formatMoney } from '@portal/ui/Money'
import { MoneyField } from '@portal/ui/MoneyField'
import { TextArea } from '@portal/ui/TextArea'
import { useState } from 'react'
import { useBudgetTexts } from '../../core/texts/money.ts'
import { useProjectTexts } from '../../core/texts/programmes.ts'

interface BudgetFieldProps {
  project: ProjectRecord | undefined
  /** The currency chosen in the form. */
  currency: string
}

/** A project's budget. Asks for a reason if it is less than the sum of its lines. */
export const BudgetField = ({ project, currency }: BudgetFieldProps) => {
  const t = useProjectTexts()
  const words = useBudgetTexts()
  const [budget, setBudget] = useState(project?.budget_minor ?? null)
  const total = project?.lines_minor ?? 0
  const isLowered = budget !== null && project !== undefined && budget < project.budget_minor
  const over = isLowered ? overBudget(budget, total) : 0
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <>
      <MoneyField
        currency={currency}
        defaultValue={project?.budget_minor ?? null}
        isRequired
        label={t('budget')}
        name="budget_minor"
        onChange={setBudget}
      />
      {over > 0 && (
        <>
          <Banner isLive tone="warning">
            {words('over', { total: money(total), over: money(over), budget: money(budget ?? 0) })}
          </Banner>
          <TextArea
            help={words('over_reason_help')}
            isRequired
            label={words('over_reason')}
            maxLength={limits.text_length}
            name="budget_reason"
          />
        </>
      )}
    </>
  )
}
