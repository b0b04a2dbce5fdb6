import type { NewTotalReason } from '@portal/contract/new_totals'
import { Banner } from '@portal/ui/Banner'
import { formatMoney } from '@portal/ui/Money'
import { useSignatureTexts } from '../../../locales/index.ts'
import type { Revision } from '../../model/content.ts'

interface NewTotalProps {
  content: Revision['content']
  reason: NewTotalReason
}

/** Why a revision has a new total: the invoice, what was approved, and the words of whoever books it. */
export const NewTotal = ({ content: { items, currency }, reason }: NewTotalProps) => {
  const t = useSignatureTexts()
  const isolated = (text: string) => `\u2068${text}\u2069`
  const money = (minor: number) => isolated(formatMoney(minor, currency))
  return (
    <Banner title={t('new_total_title')} tone="warning">
      <p>
        {t('new_total', {
          ...{ amount: money(reason.amount_minor), line: isolated(items[reason.position]?.name ?? '') },
          ...{ approved: money(reason.approved_minor), most: money(reason.most_minor) },
          invoiced: money(reason.invoiced_minor),
        })}
      </p>
      <p>{t('new_total_why', { text: isolated(reason.explanation) })}</p>
    </Banner>
  )
}
