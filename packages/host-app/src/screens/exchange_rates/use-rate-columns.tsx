import type { ExchangeRate } from '@portal/contract/exchange_rates'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { RateText } from '../../parts/currencies/RateText.tsx'
import { useNameOf } from '../../parts/people/texts.ts'
import { useRateTexts } from './texts.ts'

/** The columns of the list; a rate reads as it is said. */
export const useRateColumns = (): readonly Column<ExchangeRate>[] => {
  const t = useRateTexts()
  const nameOf = useNameOf()
  return [
    {
      id: 'rate',
      header: t('rate'),
      primary: true,
      cell: ({ from, to, rate }) => <RateText {...{ from, to, rate }} />,
    },
    {
      id: 'effective_date',
      header: t('effective_date'),
      sort: true,
      cell: row => <DateText value={row.effective_date} />,
    },
    { id: 'source', header: t('source'), cell: row => <Isolate direction="auto">{row.source}</Isolate> },
    { id: 'by', header: t('by'), cell: row => row.by && <Isolate direction="auto">{nameOf(row.by)}</Isolate> },
  ]
}
