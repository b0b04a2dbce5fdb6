import { limits } from '@portal/contract/core/fields/limits'
import { type Budget, readBudget, transferBudget } from '@portal/contract/money/budgets/budgets'
import { ComboBox } from '@portal/ui/ComboBox'
import { Drawer } from '@portal/ui/Drawer'
import { formatMoney } from '@portal/ui/Money'
import { MoneyField } from '@portal/ui/MoneyField'
import { Skeleton } from '@portal/ui/Skeleton'
import { TextArea } from '@portal/ui/TextArea'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useRead } from '../../../blocks/api/use-read.ts'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { numbersIn } from '../../../blocks/form/use-form.ts'
import { useBudgetTexts } from '../../../core/texts/money.ts'
import { lineChoice } from '../../../money/budgets/shared/filters.ts'

const Fields = ({ budget: { items, project } }: { budget: Budget }) => {
  const t = useBudgetTexts()
  const [fromId, setFrom] = useState<string | null>(null)
  const from = items.find(({ id }) => id === fromId)
  const left = from && t('left', { amount: formatMoney(from.surplus_minor, project.currency) })
  const options = items.map(lineChoice)
  return (
    <>
      <ComboBox
        isRequired
        label={t('transfer_from')}
        name="from_id"
        onChange={setFrom}
        options={options}
        {...(left && { help: left })}
      />
      <ComboBox
        isRequired
        label={t('transfer_to')}
        name="to_id"
        options={options.filter(({ value }) => value !== fromId)}
      />
      <MoneyField currency={project.currency} isRequired label={t('transfer_amount')} name="amount_minor" />
      <TextArea
        help={t('transfer_reason_help')}
        isRequired
        label={t('reason')}
        maxLength={limits.text_length}
        name="reason"
      />
    </>
  )
}

/** Transfers an amount between two lines in one request, with a reason. */
export const TransferAmount = ({ projectId, onClose }: { projectId: string; onClose: () => void }) => {
  const t = useBudgetTexts()
  const budget = useRead(readBudget, { id: projectId }).data?.data
  const done = () => {
    onClose()
    toast({ tone: 'success', text: t('transferred') })
  }
  return (
    <Drawer isOpen onClose={onClose} title={t('transfer')}>
      {!budget && <Skeleton lines={6} />}
      {budget && (
        <RecordForm
          endpoint={transferBudget}
          onCancel={onClose}
          onDone={done}
          read={form => ({ id: projectId, ...numbersIn(form, ['amount_minor']) })}
          submit={t('transfer_submit')}
        >
          <Fields budget={budget} />
        </RecordForm>
      )}
    </Drawer>
  )
}
