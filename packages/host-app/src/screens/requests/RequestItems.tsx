import { type Currency, converted } from '@portal/contract/money'
import type { RequestLine } from '@portal/contract/request_items'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Money } from '@portal/ui/Money'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useEffect, useRef, useState } from 'react'
import { useRequestTexts } from '../../parts/requests/texts.ts'
import { DollarTotal } from './DollarTotal.tsx'
import { ItemFields } from './ItemFields.tsx'
import { PasteItems } from './PasteItems.tsx'
import { emptyItem, leftOf, pastedItems, type TypedItem, totalOf } from './request-items.ts'

export interface RequestItemsProps {
  items: readonly TypedItem[]
  /** Takes what becomes of the items as they are then: fields that are put back at once do not undo each other. */
  onChange: (change: (items: readonly TypedItem[]) => readonly TypedItem[]) => void
  currency: Currency
  lines: readonly RequestLine[] | undefined
  /** What one unit of the currency is worth in dollars today; null where no rate is known. */
  rate: number | null
}

const isEmpty = ({ name, unit_price_minor }: TypedItem) => name === '' && unit_price_minor === null

/** The items of a request as they are typed, with their totals and what is left of their lines. */
export const RequestItems = ({ items, onChange, currency, lines, rate }: RequestItemsProps) => {
  const t = useRequestTexts()
  const [isPasting, setPasting] = useState(false)
  const total = items.reduce((sum, item) => sum + totalOf(item), 0)
  const dollars = rate === null ? null : items.reduce((sum, item) => sum + converted(totalOf(item), rate), 0)
  const paste = (text: string) => {
    onChange(now => [...now.filter(item => !isEmpty(item)), ...pastedItems(text, lines ?? [])])
    setPasting(false)
  }
  const root = useRef<HTMLDivElement>(null)
  const first = useRef(items)
  // Items that came or went by a button are typed too: the form keeps them on the device.
  useEffect(() => {
    if (items.length > 0 && items !== first.current) root.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [items])
  return (
    <Section title={t('kinds.purchase_requests.items')}>
      <div ref={root}>
        <Stack gap="large">
          {items.map((item, at) => (
            <ItemFields
              at={at}
              currency={currency}
              item={item}
              key={item.key}
              left={lines && leftOf(item, items, lines)}
              lines={lines}
              onChange={change => onChange(now => now.map(one => (one.key === item.key ? { ...one, ...change } : one)))}
              onRemove={items.length > 1 ? () => onChange(now => now.filter(({ key }) => key !== item.key)) : undefined}
            />
          ))}
          <Inline>
            <Button onPress={() => onChange(now => [...now, emptyItem()])}>{t('add_item')}</Button>
            <Button onPress={() => setPasting(true)}>{t('paste')}</Button>
          </Inline>
          <Text>
            {t('total')} <Money amount={total} currency={currency} />
          </Text>
          <DollarTotal currency={currency} total={dollars} />
        </Stack>
      </div>
      {isPasting && <PasteItems onClose={() => setPasting(false)} onPaste={paste} />}
    </Section>
  )
}
