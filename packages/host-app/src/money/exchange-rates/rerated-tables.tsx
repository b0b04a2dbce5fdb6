import type { Currency } from '@portal/contract/core/fields/money'
import type { Rerating } from '@portal/contract/money/exchange-rates/reratings'
import { DataTable } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { RateText } from './shared/RateText.tsx'
import { useRateTexts } from './texts.ts'

type Worth = Pick<Rerating, 'before_usd_minor' | 'after_usd_minor'>

/** The columns of what something is worth in dollars before and after. */
const useWorthColumns = () => {
  const t = useRateTexts()
  const column = (id: 'before' | 'after') => ({
    ...{ id, header: t(`rerate_${id}`), align: 'end' as const },
    cell: (row: Worth) => <Money amount={row[`${id}_usd_minor`]} currency="usd" />,
  })
  return [column('before'), column('after')]
}

/** Projects with what their expenses are worth before and after. */
export const ReratedProjects = ({ projects }: Pick<Rerating, 'projects'>) => {
  const t = useRateTexts()
  return (
    <DataTable
      columns={[
        {
          ...{ id: 'project', header: t('rerate_project'), primary: true },
          cell: ({ code, name }) => <Isolate direction="auto">{`${code} ${name}`}</Isolate>,
        },
        { id: 'expenses', header: t('rerate_expenses'), align: 'end', cell: ({ expenses }) => expenses },
        ...useWorthColumns(),
      ]}
      label={t('rerate_by_project')}
      rowKey={({ id }) => id}
      rows={projects}
    />
  )
}

/** Expenses with their rate and what they are worth, before and after. */
export const ReratedExpenses = ({ rows, currency }: Pick<Rerating, 'rows'> & { currency: Currency }) => {
  const t = useRateTexts()
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
          ...{ id: 'amount', header: t('rerate_amount'), align: 'end' },
          cell: ({ amount_minor }) => <Money amount={amount_minor} currency={currency} />,
        },
        {
          ...{ id: 'rate', header: t('rate') },
          cell: ({ before_rate, after_rate }) => (
            <>
              <Text tone="muted">
                <RateText from={currency} rate={before_rate} to="usd" />
              </Text>
              <RateText from={currency} rate={after_rate} to="usd" />
            </>
          ),
        },
        ...useWorthColumns(),
      ]}
      label={t('rerate_by_expense')}
      rowKey={({ id }) => id}
      rows={rows}
    />
  )
}
