import { dropWaitingInvoice, postWaitingInvoice } from '@portal/contract/money/expenses/waiting-invoices'
import type { NewTotal } from '@portal/contract/requests/new-totals'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Inline } from '@portal/ui/Inline'
import { formatMoney } from '@portal/ui/Money'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useRequestTexts } from './texts.ts'

interface WaitingInvoiceProps {
  invoice: NewTotal
  currency: string
  /** The reference of the request. Default none: the page is about that request. */
  reference?: string
}

const tones = { waiting: 'info', sign: 'success', reject: 'warning' } as const
const titles = { waiting: 'waiting', sign: 'signed', reject: 'rejected' } as const

/** An invoice that waits for a new total of its request: why, what was decided, and posting it or giving it up. */
export const WaitingInvoice = ({ invoice, currency, reference }: WaitingInvoiceProps) => {
  const t = useRequestTexts()
  const act = useAct()
  const problemText = useProblemText()
  const [isBusy, setBusy] = useState(false)
  const { id, decision, can } = invoice
  const state = decision?.kind ?? 'waiting'
  const money = (minor: number) => formatMoney(minor, currency)
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
  const title = titles[state]
  const lines = [
    t('new_total.invoice', {
      amount: money(invoice.amount_minor),
      ...{ line: invoice.line.name, description: invoice.invoice.description },
    }),
    t('new_total.figures', {
      ...{ approved: money(invoice.approved_minor), most: money(invoice.most_minor) },
      invoiced: money(invoice.invoiced_minor),
      ...{ former: money(invoice.former_total_minor), total: money(invoice.total_minor) },
    }),
    t('new_total.why', { text: invoice.explanation }),
    ...(decision?.reason ? [t('new_total.reason', { text: decision.reason })] : []),
  ]
  return (
    <Banner title={reference ? t(`new_total.${title}_of`, { reference }) : t(`new_total.${title}`)} tone={tones[state]}>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {(can.post || can.drop) && (
        <Inline>
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
    </Banner>
  )
}
