import { limits } from '@portal/contract/limits'
import type { Period } from '@portal/contract/periods'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { usePeriodTexts } from './texts.ts'

interface OutsideReasonProps {
  /** What is outside of what, before the days of the period. */
  text: string
  period: Period
  /** Default empty. */
  defaultValue?: string
  /** Of the reason. Default "Reason". */
  label?: string
}

/** Says that days are outside of the period that they belong to, with its days, and asks why. */
export const OutsideReason = ({ text, period, defaultValue = '', label }: OutsideReasonProps) => {
  const t = usePeriodTexts()
  return (
    <>
      <Banner isLive tone="warning">
        <Text>
          {text} <DateText value={period.start_date} /> – <DateText value={period.end_date} />
        </Text>
      </Banner>
      <TextArea
        defaultValue={defaultValue}
        help={t('reason_help')}
        isRequired
        label={label ?? t('reason')}
        maxLength={limits.text_length}
        name="reason"
      />
    </>
  )
}
