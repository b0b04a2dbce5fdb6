import { limits } from '@portal/contract/core/fields/limits'
import type { Period } from '@portal/contract/core/fields/periods'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { usePeriodTexts } from './texts.ts'

/** What is outside of what, in words that end before the days of the period. */
export interface Outside {
  readonly text: string
  readonly period: Period
}

interface OutsideReasonProps {
  /** What the days that are typed are outside of, or leave outside. */
  outside: readonly Outside[]
  /** Default empty. */
  defaultValue?: string
  /** Of the reason. Default "Reason". */
  label?: string
}

/** Says what is outside of which period, with its days, and asks why, once; nothing where all is inside. */
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
