import type { Currency } from '@portal/contract/money'
import type { RequestLine } from '@portal/contract/request_items'
import { Button } from '@portal/ui/Button'
import { Grid } from '@portal/ui/Grid'
import { MoneyField } from '@portal/ui/MoneyField'
import { NumberField } from '@portal/ui/NumberField'
import { Section } from '@portal/ui/Section'
import { TextField } from '@portal/ui/TextField'
import { useRequestTexts } from '../../parts/requests/texts.ts'
import { ItemSum } from './ItemSum.tsx'
import { LineField } from './LineField.tsx'
import { type TypedItem, totalOf } from './request-items.ts'

interface ItemFieldsProps {
  item: TypedItem
  /** Its place, from 0. */
  at: number
  currency: Currency
  /** The lines that it can be of; none for a core request, which names a code instead. */
  lines: readonly RequestLine[] | undefined
  /** Of its line, after all items of the line. */
  left: number | undefined
  onChange: (change: Partial<TypedItem>) => void
  /** Takes the item away. Default: it is the only one. */
  onRemove?: (() => void) | undefined
}

/** One item: what, how much, at which price, of which line; under it what it comes to and what is left of the line. */
export const ItemFields = ({ item, at, currency, lines, left, onChange, onRemove }: ItemFieldsProps) => {
  const t = useRequestTexts()
  const name = (field: string) => `items.${at}.${field}`
  const text = (field: 'name' | 'unit' | 'unit_code' | 'budget_code' | 'budget_item_id') => ({
    label: t(`item.${field}`),
    name: name(field),
    onChange: (value: string) => onChange({ [field]: value }),
    value: item[field],
  })
  return (
    <Section
      actions={
        onRemove && (
          <Button onPress={onRemove} size="small" variant="quiet">
            {t('remove_item', { number: at + 1 })}
          </Button>
        )
      }
      level={3}
      title={t('item_number', { number: at + 1 })}
    >
      <Grid columns="three" gap="small">
        <TextField isRequired {...text('name')} />
        {lines ? (
          <LineField lines={lines} {...text('budget_item_id')} />
        ) : (
          <TextField isRequired {...text('budget_code')} />
        )}
        <TextField isOptional {...text('unit_code')} />
        <NumberField
          decimals={2}
          isRequired
          label={t('item.quantity')}
          name={name('quantity')}
          onChange={quantity => onChange({ quantity })}
          value={item.quantity}
        />
        <TextField isOptional {...text('unit')} />
        <MoneyField
          currency={currency}
          isRequired
          label={t('item.unit_price')}
          name={name('unit_price_minor')}
          onChange={unit_price_minor => onChange({ unit_price_minor })}
          value={item.unit_price_minor}
        />
      </Grid>
      <ItemSum currency={currency} left={left} total={totalOf(item)} />
    </Section>
  )
}
