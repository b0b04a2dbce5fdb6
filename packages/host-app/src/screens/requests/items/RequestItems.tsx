import { converted } from '@portal/contract/money'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRequestTexts } from '../../../parts/requests/texts.ts'
import { DollarTotal } from './DollarTotal.tsx'
import { ItemTable, type ItemTableProps } from './ItemTable.tsx'
import { focusCell } from './item-cells.ts'
import { PasteItems } from './PasteItems.tsx'
import { emptyItem, type TypedItem, totalOf, withBlock } from './request-items.ts'

const isEmpty = ({ name, unit_price_minor }: TypedItem) => name === '' && unit_price_minor === null

/** The items of a request as they are typed or pasted, with their totals and what is left of their lines. */
export const RequestItems = ({ items, onChange, currency, lines, rate }: ItemTableProps) => {
  const t = useRequestTexts()
  const [isPasting, setPasting] = useState(false)
  const total = items.reduce((sum, item) => sum + totalOf(item), 0)
  const dollars = rate === null ? null : converted(total, rate)
  const paste = (text: string) => {
    onChange(now => {
      const typed = now.filter(item => !isEmpty(item))
      return withBlock(typed, text, { row: typed.length, column: 0 }, lines ?? [])
    })
    setPasting(false)
  }
  const root = useRef<HTMLDivElement>(null)
  const add = () => {
    flushSync(() => onChange(now => [...now, emptyItem()]))
    if (root.current) focusCell(root.current, { row: items.length, field: 'name' })
  }
  const first = useRef(items)
  // Items that came or went by a button are typed too: the form stores them on the device.
  useEffect(() => {
    if (items.length > 0 && items !== first.current) root.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [items])
  return (
    <Section help={t('items_help')} title={t('kinds.purchase_requests.items')}>
      <div ref={root}>
        <Stack gap="large">
          <ItemTable currency={currency} items={items} lines={lines} onChange={onChange} rate={rate} />
          <Inline>
            <Button onPress={add}>{t('add_item')}</Button>
            <Button onPress={() => setPasting(true)}>{t('paste')}</Button>
          </Inline>
          <DollarTotal currency={currency} total={dollars} />
        </Stack>
      </div>
      {isPasting && <PasteItems onClose={() => setPasting(false)} onPaste={paste} />}
    </Section>
  )
}
