import { limits } from '@portal/contract/core/fields/limits'
import type { Period } from '@portal/contract/core/fields/periods'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { usePeriodTexts } from '../../core/texts/programmes.ts'

/** A text that says what is outside, to be followed by the dates of the period. */
export interface Outside {
  readonly text: string
  readonly period: Period
}

interface OutsideReasonProps {
  /** Periods that the entered dates are outside, or that the entered period no longer covers. */
  outside: readonly Outside[]
  defaultValue?: string
  /** Label of the reason. Default "Reason". */
  label?: string
}

/** Says what is outside which period, and asks for one reason. Renders nothing if all is inside. */
export const OutsideReason = ({ outside, defaultValue = '', label }: OutsideReasonProps) => {
  const t = usePeriodTexts()
  if (outside.length === 0) return null
  return (
    <>
      {outside.map(({ text, period }) => (
        <Banner isLive key={text} tone="warning">
          <Text>
            {text} <DateText value={period.start_date} /> – <DateText value={period.end_date} />
          </Text>
        </Banner>
      ))}
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
