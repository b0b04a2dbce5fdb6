import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'

/** From its first day to its last: each date in one piece, on two lines where there is no room for both. */
export const Period = ({ start_date, end_date }: { start_date: string; end_date: string }) => (
  <>
    <Text as="span" isOneLine>
      <DateText value={start_date} /> –
    </Text>{' '}
    <Text as="span" isOneLine>
      <DateText value={end_date} />
    </Text>
  </>
)
