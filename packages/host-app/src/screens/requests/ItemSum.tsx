import type { Currency } from '@portal/contract/money'
import { Inline } from '@portal/ui/Inline'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRequestTexts } from '../../parts/requests/texts.ts'

interface ItemSumProps {
  total: number
  currency: Currency
  /** Of the item's line, after all items of the line; below 0 where they are more than its surplus. */
  left: number | undefined
}

/** What an item comes to, and what that leaves of its budget line. */
export const ItemSum = ({ total, currency, left }: ItemSumProps) => {
  const t = useRequestTexts()
  return (
    <Inline>
      <Text>
        {t('item.total')} <Money amount={total} currency={currency} />
      </Text>
      {left !== undefined && (
        <Text tone={left < 0 ? 'danger' : 'muted'}>
          {left < 0 ? t('over_surplus') : t('left')} <Money amount={left} currency={currency} />
        </Text>
      )}
    </Inline>
  )
}
