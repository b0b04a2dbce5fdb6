import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { formatNumber } from '@portal/ui/number'
import { useSignatureTexts } from '../../../locales/index.ts'
import type { Item, Revision } from './content.ts'

interface ItemTermsProps {
  item: Item
  currency: Revision['content']['currency']
}

/** Quantity, price, and the codes that pay for an item. */
export const ItemTerms = ({ item, currency }: ItemTermsProps) => {
  const t = useSignatureTexts()
  const codes = [item.budget_code, item.unit_code].filter(Boolean).join(' · ')
  return (
    <>
      <Isolate direction="auto">
        {[formatNumber(item.quantity * 100, 2, true), item.unit].filter(Boolean).join(' ')}
      </Isolate>{' '}
      × <Money amount={item.unit_price_minor} currency={currency} />
      {item.raised_minor !== undefined && (
        <>
          {' · '}
          {t('raised')} <Money amount={item.raised_minor} currency={currency} />
        </>
      )}
      {codes && (
        <>
          {' · '}
          <Isolate>{codes}</Isolate>
        </>
      )}
    </>
  )
}
