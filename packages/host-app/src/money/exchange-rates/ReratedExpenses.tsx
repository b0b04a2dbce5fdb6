import type { Rerating } from '@portal/contract/money/exchange-rates/reratings'
import { DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { useRateTexts } from '../../core/texts/money.ts'
import { useWorthColumns } from './ReratedSums.tsx'
import { RateText } from './shared/RateText.tsx'

/** Affected expenses with their rate and converted amount, before and after. */
export const ReratedExpenses = ({ rerating }: { rerating: Rerating }) => {
  const t = useRateTexts()
  const { kind, from, to, rows } = rerating
  return (
    <DataTable
      columns={[
        {
          ...{ id: 'date', header: t('rerate_date'), primary: true },
          cell: ({ date, project }) => (
            <>
              <DateText value={date} /> <Isolate direction="auto">{project.code}</Isolate>
            </>
          ),
        },
        {
          ...{ id: 'amount', header: t(`rerate_amount.${kind}`), align: 'end' },
          cell: ({ amount_minor }) => <Money amount={amount_minor} currency={from} />,
        },
        {
          ...{ id: 'rate', header: t('rate') },
          cell: ({ before_rate, after_rate }) => (
            <>
              <Text tone="muted">
                <RateText from={from} rate={before_rate} to={to} />
              </Text>
              <RateText from={from} rate={after_rate} to={to} />
            </>
          ),
        },
        ...useWorthColumns(rerating),
      ]}
      label={t('rerate_by_expense')}
      rowKey={({ id }) => id}
      rows={rows}
    />
  )
}
