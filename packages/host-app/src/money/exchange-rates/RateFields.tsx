import { readPresentRates } from '@portal/contract/money/exchange-rates/exchange-rates'
import { choose, type Pair, presentOf } from '@portal/contract/money/exchange-rates/rate-pairs'
import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { signOf } from '@portal/ui/Money'
import { NumberField } from '@portal/ui/NumberField'
import { Select } from '@portal/ui/Select'
import { useState } from 'react'
import { useToday } from '../../blocks/api/use-installation.ts'
import { useRead } from '../../blocks/api/use-read.ts'
import { useRateTexts } from '../../core/texts/money.ts'
import { EnteredRate } from './EnteredRate.tsx'
import { useCurrencyChoices } from './shared/currency-names.ts'

/** The fields of a new rate, with a summary in words. */
export const RateFields = () => {
  const t = useRateTexts()
  const currencies = useCurrencyChoices()
  const [pair, setPair] = useState<Pair>({ from: 'eur', to: 'usd' })
  const [rate, setRate] = useState<number | null>(null)
  const today = useToday()
  // Today until a day is chosen, because the organisation's time zone may arrive after the form.
  const [chosen, setChosen] = useState<string | null>()
  const day = chosen === undefined ? today : chosen
  const { data } = useRead(readPresentRates, {})
  const side = (name: keyof Pair) => (
    <Select
      isRequired
      label={t(name)}
      name={name}
      onChange={given => {
        const currency = currencies.find(({ value }) => value === given)
        if (currency) setPair(choose(pair, name, currency.value))
      }}
      options={currencies}
      value={pair[name]}
    />
  )
  return (
    <>
      <Grid columns="two">
        {side('from')}
        {side('to')}
      </Grid>
      <NumberField
        decimals={8}
        help={t('rate_help')}
        isRequired
        label={t('rate_of', { from: signOf(pair.from), to: signOf(pair.to) })}
        min={0}
        name="rate"
        onChange={setRate}
        step={0.0001}
        unit={signOf(pair.to)}
        value={rate}
      />
      <DatePicker
        help={t('effective_date_help')}
        isRequired
        label={t('effective_date')}
        name="effective_date"
        onChange={setChosen}
        value={day}
      />
      <EnteredRate {...pair} day={day} present={data ? presentOf(pair, data.data) : null} rate={rate} />
    </>
  )
}
