import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'

/** Months, given as YYYY-MM, in the language's words and as one list. */
export const useMonthList = () => {
  const { language } = useTextSource()
  const list = new Intl.ListFormat(language, { type: 'unit' })
  return (months: readonly string[]): string =>
    list.format(months.map(month => formatDate(`${month}-01`, 'month', language)))
}
