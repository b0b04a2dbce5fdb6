import type { NewTotalReason } from '@portal/contract/requests/new-totals'
import { Banner } from '@portal/ui/Banner'
import { Isolate } from '@portal/ui/Isolate'
import { formatMoney, Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useSignatureTexts } from '../../../locales/index.ts'
import { plain } from '../../../plain.css.ts'
import type { Revision } from './content.ts'

interface NewTotalBannerProps {
  content: Revision['content']
  reason: NewTotalReason
}

/** Why a revision has a new total: the invoice, the excess over the tolerance, and the explanation of who posts it. */
export const NewTotalBanner = ({ content: { items, currency }, reason }: NewTotalBannerProps) => {
  const t = useSignatureTexts()
  const { position, amount_minor, approved_minor, most_minor, invoiced_minor } = reason
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <Banner title={t('new_total_title')} tone="warning">
      <Text>
        <Isolate direction="auto">{items[position]?.name ?? ''}</Isolate> ·{' '}
        <Money amount={amount_minor} currency={currency} />
      </Text>
      <p className={plain}>
        {t('new_total', {
          ...{ approved: money(approved_minor), most: money(most_minor) },
          ...{ invoiced: money(invoiced_minor), sum: money(invoiced_minor + amount_minor) },
        })}
      </p>
      <p className={plain}>{t('new_total_why', { text: reason.explanation })}</p>
    </Banner>
  )
}
