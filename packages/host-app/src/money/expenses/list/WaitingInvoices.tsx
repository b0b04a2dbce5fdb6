import { listWaitingInvoices } from '@portal/contract/money/expenses/waiting-invoices'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { WaitingInvoiceCard } from '../../../requests/requests/shared/WaitingInvoiceCard.tsx'

/** Invoices of a project that await a new request total, or posting after its approval. */
export const WaitingInvoices = ({ projectId }: { projectId: string }) => {
  const t = useRequestTexts()
  const blocks = useBlockTexts()
  const { data, error, mutate } = useRead(listWaitingInvoices, { project_id: projectId })
  if (!data && error !== undefined) {
    return (
      <Inline>
        <Text tone="muted">{t('new_total.load_failed')}</Text>
        <Button onPress={() => void mutate()} size="small">
          {blocks('retry')}
        </Button>
      </Inline>
    )
  }
  return (
    <>
      {data?.data.map(invoice => (
        <WaitingInvoiceCard currency={invoice.currency} invoice={invoice} key={invoice.id} request={invoice.request} />
      ))}
    </>
  )
}
