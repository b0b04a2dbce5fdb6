import { limits } from '@portal/contract/core/fields/limits'
import { type Budget, explainOverrun } from '@portal/contract/money/budgets/budgets'
import { formatMoney } from '@portal/ui/Money'
import { MoneyField } from '@portal/ui/MoneyField'
import { ReasonDialog } from '../../../blocks/form/ReasonDialog.tsx'
import { numbersIn } from '../../../blocks/form/use-form.ts'
import { useBudgetTexts } from '../../../core/texts/money.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'

interface ExplainOverrunProps {
  project: Budget['project']
  /** Total of the lines (minor units). */
  total: number
  onClose: () => void
}

/** Asks for the reason to let the lines exceed the project's budget. */
export const ExplainOverrun = ({ project, total, onClose }: ExplainOverrunProps) => {
  const t = useBudgetTexts()
  const blocks = useBlockTexts()
  return (
    <ReasonDialog
      action={blocks('save')}
      endpoint={explainOverrun}
      input={{ id: project.id }}
      onClose={onClose}
      onDone={onClose}
      read={form => numbersIn(form, ['total_minor'])}
      reason={{ help: t('over_reason_help'), label: t('over_reason'), maxLength: limits.text_length }}
      title={t('over_allow')}
    >
      <MoneyField
        currency={project.currency}
        defaultValue={Math.max(total, project.budget_minor + project.overrun_minor)}
        help={t('over_allow_help', { budget: formatMoney(project.budget_minor, project.currency) })}
        isRequired
        label={t('over_total')}
        name="total_minor"
      />
    </ReasonDialog>
  )
}
