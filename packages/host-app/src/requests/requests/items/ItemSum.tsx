import type { Currency } from '@portal/contract/core/fields/money'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRequestTexts } from '../../../core/texts/requests.ts'

interface ItemSumProps {
  total: number
  currency: Currency
  /** Total in US cents at today's rate. Default: `null`, which hides dollars. */
  dollars?: number | null
  /** Balance of the item's line after all items on that line. Negative when they exceed it. */
  left: number | undefined
}

/** Total of an item, also in dollars, and the remaining balance of its budget line. */
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
