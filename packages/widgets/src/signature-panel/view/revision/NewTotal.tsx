import type { NewTotalReason } from '@portal/contract/requests/new-totals'
import { Banner } from '@portal/ui/Banner'
import { formatMoney } from '@portal/ui/Money'
import { useSignatureTexts } from '../../../locales/index.ts'
import { plain } from '../../../plain.css.ts'
import type { Revision } from '../../model/content.ts'

interface NewTotalProps {
  content: Revision['content']
  reason: NewTotalReason
}

/** Why a revision has a new total: the invoice, what was approved, and the words of whoever books it. */
export const NewTotal = ({ content: { items, currency }, reason }: NewTotalProps) => {
  const t = useSignatureTexts()
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <Banner title={t('new_total_title')} tone="warning">
      <p className={plain}>
        {t('new_total', {
          ...{ amount: money(reason.amount_minor), line: items[reason.position]?.name ?? '' },
          ...{ approved: money(reason.approved_minor), most: money(reason.most_minor) },
          invoiced: money(reason.invoiced_minor),
        })}
      </p>
      <p className={plain}>{t('new_total_why', { text: reason.explanation })}</p>
    </Banner>
  )
}
