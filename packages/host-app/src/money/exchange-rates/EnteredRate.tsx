import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { farOf, type Pair } from './pair.ts'
import { RateText } from './shared/RateText.tsx'
import { useRateTexts } from './texts.ts'

interface EnteredRateProps extends Pair {
  /** As far as it can be read. */
  rate: number | null
  /** YYYY-MM-DD, as far as it is whole. */
  day: string | null
  /** What the same pair is at today, if that is known. */
  present: number | null
}

/** Says in words what is about to be entered, and how far it is from the present rate. */
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
        {far && <Text size="small">{t(far.key, { figure: far.figure })}</Text>}
      </Stack>
    </Banner>
  )
}
