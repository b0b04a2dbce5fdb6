import { farOf, type Pair } from '@portal/contract/money/exchange-rates/rate-pairs'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRateTexts } from '../../core/texts/money.ts'
import { RateText } from './shared/RateText.tsx'

interface EnteredRateProps extends Pair {
  /** Null while the input isn't a valid number. */
  rate: number | null
  /** YYYY-MM-DD. Null while the date is incomplete. */
  day: string | null
  /** Today's rate of the same pair. Null if unknown. */
  present: number | null
}

/** Repeats the entered rate in words and shows how far it is from today's rate. */
export const EnteredRate = ({ rate, day, present, ...pair }: EnteredRateProps) => {
  const t = useRateTexts()
  const far = rate && present ? farOf(rate, present) : null
  return (
    <Banner isLive tone={far ? 'warning' : 'info'}>
      <Stack gap="tiny">
        {rate && day ? (
          <Text weight="strong">
            <RateText {...pair} rate={rate} /> {t('from_day')} <DateText value={day} />
          </Text>
        ) : (
          <Text>{t('entered_empty')}</Text>
        )}
        <Text size="small">
          {present ? (
            <>
              {t('present')} <RateText {...pair} rate={present} />
            </>
          ) : (
            t('present_unknown')
          )}
        </Text>
        {far && <Text size="small">{t(far.key, { figure: far.key === 'times' ? String(far.by) : `${far.by}%` })}</Text>}
      </Stack>
    </Banner>
  )
}
