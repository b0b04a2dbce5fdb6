import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'

/** Formats months, given as YYYY-MM, as one list. */
export const useMonthList = () => {
  const { language } = useTextSource()
  const list = new Intl.ListFormat(language, { type: 'unit' })
  return (months: readonly string[]): string =>
    list.format(months.map(month => formatDate(`${month}-01`, 'month', language)))
}
