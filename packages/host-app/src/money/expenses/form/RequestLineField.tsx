import type { Expense } from '@portal/contract/money/expenses/expenses'
import { type InvoiceableLine, listInvoiceable } from '@portal/contract/money/expenses/invoices'
import { ComboBox } from '@portal/ui/ComboBox'
import { useState } from 'react'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useExpenseTexts } from '../../../core/texts/money.ts'
import { invoiceFigures } from '../../../requests/requests/shared/invoice-figures.ts'

interface RequestLineFieldProps {
  currency: string
  /** The chosen budget line. Its request lines are offered. */
  itemId: string
  /** The current values. Default: a new expense. */
  expense?: Expense | undefined
  /** Called on every change. */
  onLine?: (() => void) | undefined
}

const choiceOf = ({ id, name, request }: Pick<InvoiceableLine, 'id' | 'name' | 'request'>) => ({
  value: id,
  label: `${request.reference} · ${name}`,
})

/**
 * Links an expense to the request line that it invoices, with the open amount. Renders nothing if no request awaits
 * invoices.
 */
export const RequestLineField = ({ currency, itemId, expense, onLine }: RequestLineFieldProps) => {
  const t = useExpenseTexts()
  const present = expense?.item.id === itemId ? expense.request_line : null
  const [lineId, setLineId] = useState(present?.id ?? null)
  const read = useRead(listInvoiceable, { item_id: itemId, ...(expense && { expense_id: expense.id }) })
  const lines = read.data?.data
  // Keeps the expense's own line as an option while the lines load, or if loading fails.
  const offered = lines ?? (present ? [present] : [])
  const line = lines?.find(({ id }) => id === lineId)
  if (offered.length === 0) return null
  return (
    <ComboBox
      help={line ? t('invoice_figures', invoiceFigures(line, currency)) : t('request_line_help')}
      isOptional
      label={t('request_line')}
      name="request_item_id"
      onChange={id => {
        setLineId(id)
        onLine?.()
      }}
      options={offered.map(choiceOf)}
      {...(present && { defaultValue: present.id })}
    />
  )
}
