import { type Budget, explainOverrun } from '@portal/contract/budgets'
import { limits } from '@portal/contract/limits'
import { Dialog } from '@portal/ui/Dialog'
import { formatMoney } from '@portal/ui/Money'
import { MoneyField } from '@portal/ui/MoneyField'
import { TextArea } from '@portal/ui/TextArea'
import { numbersIn } from '../../blocks/form/numbers-in.ts'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { filled } from '../../blocks/form/use-form.ts'
import { useBudgetTexts } from './texts.ts'

interface ExplainOverrunProps {
  project: Budget['project']
  /** What the lines come to by now (minor units). */
  total: number
  onClose: () => void
}

/** Allows the lines to come to more than the project's budget, and asks why. */
export const ExplainOverrun = ({ project, total, onClose }: ExplainOverrunProps) => {
  const t = useBudgetTexts()
  return (
    <Dialog isOpen onClose={onClose} title={t('over_allow')}>
      <RecordForm
        endpoint={explainOverrun}
        onCancel={onClose}
        onDone={onClose}
        read={form => ({ ...filled(form), ...numbersIn(form, ['total_minor']), id: project.id })}
      >
        <MoneyField
          currency={project.currency}
          defaultValue={Math.max(total, project.budget_minor + project.overrun_minor)}
          help={t('over_allow_help', { budget: formatMoney(project.budget_minor, project.currency) })}
          isRequired
          label={t('over_total')}
          name="total_minor"
        />
        <TextArea
          help={t('over_reason_help')}
          isRequired
          label={t('over_reason')}
          maxLength={limits.text_length}
          name="reason"
        />
      </RecordForm>
    </Dialog>
  )
}
