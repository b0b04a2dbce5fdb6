import type { NewTotal } from '@portal/contract/requests/new-totals'
import { formatDate } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { formatMoney, Money } from '@portal/ui/Money'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { isolatedList, useTextSource } from '@portal/ui/texts'
import { useRequestTexts } from '../../../core/texts/requests.ts'

interface InvoiceSummaryProps {
  invoice: NewTotal
  currency: string
  /** The request, with a link if the person can open it. Undefined on the request's own page. */
  request?: { readonly reference: string; readonly href: string | undefined } | undefined
  /** Whether the reasons are already shown nearby. */
  isBrief: boolean
}

/** Summary of an invoice: amount, excess, the proposed total, and the reasons given. */
export const InvoiceSummary = ({ invoice: given, currency, request, isBrief }: InvoiceSummaryProps) => {
  const t = useRequestTexts()
  const { language } = useTextSource()
  const { line, amount_minor, invoiced_minor, most_minor, decision, invoice } = given
  const money = (minor: number) => formatMoney(minor, currency)
  const details = [
    ...[invoice.description, invoice.reference].filter(one => one !== null),
    formatDate(invoice.date, 'date', language),
  ]
  const reference = request && <Isolate>{request.reference}</Isolate>
  const most = money(most_minor)
  const sum = money(invoiced_minor + amount_minor)
  const over =
    invoiced_minor > 0
      ? t('new_total.over', { invoiced: money(invoiced_minor), sum, most })
      : t('new_total.over_alone', { most })
  return (
    <Stack gap="tiny">
      <Text>
        <Isolate direction="auto">{line.name}</Isolate> · <Money amount={amount_minor} currency={currency} />
      </Text>
      <Text size="small" tone="muted">
        {request && (
          <>
            {request.href ? <Link href={request.href}>{reference}</Link> : reference}
            {' · '}
          </>
        )}
        {isolatedList(details)}
      </Text>
      {decision?.reason && <Text>{t('new_total.reason', { text: decision.reason })}</Text>}
      {decision?.kind !== 'sign' && !isBrief && <Text>{over}</Text>}
      {decision === null && (
        <Text>
          {t('new_total.change', { former: money(given.former_total_minor), total: money(given.total_minor) })}
        </Text>
      )}
      {decision === null && !isBrief && <Text>{t('new_total.why', { text: given.explanation })}</Text>}
    </Stack>
  )
}
