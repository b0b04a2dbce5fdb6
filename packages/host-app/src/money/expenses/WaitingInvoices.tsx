import { listWaitingInvoices } from '@portal/contract/money/expenses/waiting-invoices'
import { useRead } from '../../blocks/api/use-read.ts'
import { WaitingInvoice } from '../../requests/requests/shared/WaitingInvoice.tsx'

/** The invoices of a project that wait for a new total of their requests, or to be posted after it was signed. */
export const WaitingInvoices = ({ projectId }: { projectId: string }) => {
  const invoices = useRead(listWaitingInvoices, { project_id: projectId }).data?.data ?? []
  return (
    <>
      {invoices.map(invoice => (
        <WaitingInvoice
          currency={invoice.currency}
          invoice={invoice}
          key={invoice.id}
          reference={invoice.request.reference}
        />
      ))}
    </>
  )
}
