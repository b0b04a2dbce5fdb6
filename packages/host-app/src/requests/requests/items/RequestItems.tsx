import { converted } from '@portal/contract/core/fields/money'
import { typedSum } from '@portal/contract/requests/request-items'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { DollarTotal } from './DollarTotal.tsx'
import { ItemTable, type ItemTableProps } from './ItemTable.tsx'
import { focusCell } from './item-cells.ts'
import { PasteItems } from './PasteItems.tsx'
import { emptyItem, type TypedItem, withBlock } from './request-items.ts'
import { useForeignPrices } from './use-foreign-prices.ts'

const isEmpty = ({ name, unit_price_minor }: TypedItem) => name === '' && unit_price_minor === null

/** Items of a request, typed or pasted, with their totals and the balances of their lines. */
export const RequestItems = ({ items, onChange, currency, lines, rate }: Omit<ItemTableProps, 'onPaste'>) => {
  const t = useRequestTexts()
  const [isPasting, setPasting] = useState(false)
  const dollars = rate && converted(typedSum(items), rate)
  const { refused, isTaken, forget } = useForeignPrices(currency)
  const into = { lines: lines ?? [], currency }
  const paste = (text: string) => {
    if (!isTaken(text, 0)) return
    onChange(now => {
      const typed = now.filter(item => !isEmpty(item))
      return withBlock(typed, text, { row: typed.length, column: 0 }, into)
    })
    setPasting(false)
  }
  const close = () => {
    forget()
    setPasting(false)
  }
  const root = useRef<HTMLDivElement>(null)
  const add = () => {
    flushSync(() => onChange(now => [...now, emptyItem()]))
    if (root.current) focusCell(root.current, { row: items.length, field: 'name' })
  }
  const first = useRef(items)
  // Adding or removing an item by button fires no input event. Dispatches one so that the form saves the draft.
  useEffect(() => {
    if (items.length > 0 && items !== first.current) root.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [items])
  return (
    <Section help={t('items_help')} title={t('kinds.purchase_requests.items')}>
      <div ref={root}>
        <Stack gap="large">
          <ItemTable
            currency={currency}
            items={items}
            lines={lines}
            onChange={onChange}
            onPaste={(text, at) => {
              if (isTaken(text, at.column)) onChange(now => withBlock(now, text, at, into))
            }}
            rate={rate}
          />
          {refused !== undefined && !isPasting && <Banner tone="danger">{refused}</Banner>}
          <Inline>
            <Button onPress={add}>{t('add_item')}</Button>
            <Button onPress={() => setPasting(true)}>{t('paste')}</Button>
          </Inline>
          <DollarTotal currency={currency} total={dollars} />
        </Stack>
      </div>
      {isPasting && <PasteItems onClose={close} onPaste={paste} problem={refused} />}
    </Section>
  )
}
