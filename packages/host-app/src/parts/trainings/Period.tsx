import { DateText } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'

/** From its first day to its last, in one line. */
export const Period = ({ start_date, end_date }: { start_date: string; end_date: string }) => (
  <Text as="span" isOneLine>
    <DateText value={start_date} /> – <DateText value={end_date} />
  </Text>
)
