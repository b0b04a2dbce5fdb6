import { readPresentRates } from '@portal/contract/money/exchange-rates/exchange-rates'
import { Button } from '@portal/ui/Button'
import { DateText } from '@portal/ui/DateText'
import { Grid } from '@portal/ui/Grid'
import { Inline } from '@portal/ui/Inline'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stat } from '@portal/ui/Stat'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../blocks/api/use-read.ts'
import { useRateTexts } from '../../core/texts/money.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useCurrencyChoices } from './shared/currency-names.ts'
import { RateText } from './shared/RateText.tsx'

/** Today's dollar value of each currency, and the date of its rate. */
export const PresentRates = () => {
  const t = useRateTexts()
  const blocks = useBlockTexts()
  const names = useCurrencyChoices()
  const { data, error, mutate } = useRead(readPresentRates, {})
  if (!data && error !== undefined) {
    return (
      <Inline>
        <Text tone="muted">{t('present_failed')}</Text>
        <Button onPress={() => void mutate()} size="small">
          {blocks('retry')}
        </Button>
      </Inline>
    )
  }
  if (!data) return <Skeleton lines={3} />
  return (
    <Grid columns="four">
      {data.data.map(({ currency, rate, effective_date }) => (
        <Stat
          key={currency}
          label={t('today', { name: names.find(({ value }) => value === currency)?.label ?? currency })}
          value={rate === null ? t('unknown') : <RateText from={currency} rate={rate} to="usd" />}
          {...(effective_date === null
            ? { change: { text: t('unknown_text'), tone: 'warning' as const } }
            : {
                change: {
                  text: (
                    <>
                      {t('since')} <DateText value={effective_date} />
                    </>
                  ),
                },
              })}
        />
      ))}
    </Grid>
  )
}
