import type { Currency } from '@portal/contract/core/fields/money'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRequestTexts } from '../shared/texts.ts'

interface ItemSumProps {
  total: number
  currency: Currency
  /** The total in US cents by today's rate. Default `null`: no dollars are shown. */
  dollars?: number | null
  /** Of the item's line, after all items of the line; below 0 where they are more than its surplus. */
  left: number | undefined
}

/** What an item comes to, in dollars too, and what that leaves of its budget line. */
export const ItemSum = ({ total, currency, dollars = null, left }: ItemSumProps) => {
  const t = useRequestTexts()
  return (
    <div>
      <span data-label>{t('item.total')} </span>
      <Money amount={total} currency={currency} />
      {currency !== 'usd' && dollars !== null && (
        <div>
          <Money amount={dollars} currency="usd" look="quiet" />
        </div>
      )}
      {left !== undefined && (
        <Text size="small" tone={left < 0 ? 'danger' : 'muted'}>
          {left < 0 ? t('over_surplus') : t('left')} <Money amount={left} currency={currency} />
        </Text>
      )}
    </div>
  )
}
