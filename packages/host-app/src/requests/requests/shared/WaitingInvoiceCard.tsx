import {
  dropWaitingInvoice,
  type WaitingInvoice as ListedInvoice,
  postWaitingInvoice,
} from '@portal/contract/money/expenses/waiting-invoices'
import type { NewTotal } from '@portal/contract/requests/new-totals'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { requestHref } from './endpoints.ts'
import { InvoiceSummary } from './InvoiceSummary.tsx'

interface WaitingInvoiceCardProps {
  invoice: NewTotal
  currency: string
  /** The request to name. Default: the page is about it. */
  request?: ListedInvoice['request']
  /** Whether the user can sign the new total. The panel for signing then shows the reasons. Default: `false`. */
  isOwn?: boolean
}

const tones = { waiting: 'info', sign: 'success', reject: 'warning' } as const
const titles = { waiting: 'waiting', sign: 'signed', reject: 'rejected' } as const

/** An invoice that awaits a new total: reasons, decision, and actions to post or discard it. */
export const WaitingInvoiceCard = ({ invoice, currency, request, isOwn = false }: WaitingInvoiceCardProps) => {
  const t = useRequestTexts()
  const act = useAct()
  const problemText = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const { id, decision, can } = invoice
  const state = decision?.kind ?? 'waiting'
  const attempt = async (run: () => Promise<unknown>, done: string) => {
    setBusy(true)
    try {
      await run()
      toast({ tone: 'success', text: done })
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    } finally {
      setBusy(false)
    }
  }
  const drop = async () => {
    const action = t('new_total.drop')
    if (await confirm({ title: action, text: t('new_total.drop_ask'), action, cancel: t('away') }))
      await attempt(() => act(dropWaitingInvoice, { id }), t('new_total.dropped'))
  }
  const isToSign = isOwn && decision === null
  return (
    <Banner title={t(`new_total.${isToSign ? 'waiting_own' : titles[state]}`)} tone={tones[state]}>
      <Stack gap="small">
        <InvoiceSummary
          currency={currency}
          invoice={invoice}
          isBrief={isToSign}
          request={request && { reference: request.reference, href: request.opens ? requestHref(request) : undefined }}
        />
        {(can.post || can.drop) && (
          <Inline gap="small">
            {can.post && (
              <Button
                isBusy={isBusy}
                onPress={() => void attempt(() => act(postWaitingInvoice, { id }), t('new_total.posted'))}
                size="small"
                variant="primary"
              >
                {t('new_total.post')}
              </Button>
            )}
            {can.drop && (
              <Button isDisabled={isBusy} onPress={() => void drop()} size="small">
                {t('new_total.drop')}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Banner>
  )
}
