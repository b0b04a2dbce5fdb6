import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'

/** First to last day. Dates don't break; the range wraps onto two lines if needed. */
export const PeriodText = ({ start_date, end_date }: { start_date: string; end_date: string }) => (
  <>
    <Text as="span" isOneLine>
      <DateText value={start_date} /> –
    </Text>{' '}
    <Text as="span" isOneLine>
      <DateText value={end_date} />
    </Text>
  </>
)
