import type { Rerating } from '@portal/contract/money/exchange-rates/reratings'
import { DataTable } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { useRateTexts } from '../../core/texts/money.ts'
import { LineName } from '../budgets/shared/table-parts.tsx'

interface ReratedSumsProps {
  rerating: Rerating
}

type Worth = Pick<Rerating, 'before_minor' | 'after_minor'>

/** Columns of the converted amount, before and after. */
export const useWorthColumns = ({ kind, to }: Pick<Rerating, 'kind' | 'to'>) => {
  const t = useRateTexts()
  const column = (id: 'before' | 'after') => ({
    ...{ id, header: t(`rerate_${id}.${kind}`), align: 'end' as const },
    cell: (row: Worth) => <Money amount={row[`${id}_minor`]} currency={to} />,
  })
  return [column('before'), column('after')]
}

const useSumColumns = (rerating: Rerating) => {
  const t = useRateTexts()
  const expenses = {
    ...{ id: 'expenses', header: t('rerate_expenses'), align: 'end' as const },
    cell: (row: Pick<Rerating, 'expenses'>) => row.expenses,
  }
  return [expenses, ...useWorthColumns(rerating)]
}

/** Affected projects with the total of their expenses, before and after. */
export const ReratedProjects = ({ rerating }: ReratedSumsProps) => {
  const t = useRateTexts()
  return (
    <DataTable
      columns={[
        {
          ...{ id: 'project', header: t('rerate_project'), primary: true },
          cell: ({ code, name }) => <Isolate direction="auto">{`${code} ${name}`}</Isolate>,
        },
        ...useSumColumns(rerating),
      ]}
      label={t('rerate_by_project')}
      rowKey={({ id }) => id}
      rows={rerating.projects}
    />
  )
}

/** Affected budget lines with the total of their expenses, before and after. */
export const ReratedLines = ({ rerating }: ReratedSumsProps) => {
  const t = useRateTexts()
  return (
    <DataTable
      columns={[
        {
          ...{ id: 'line', header: t('rerate_line'), primary: true },
          cell: line => (
            <>
              <LineName item={line} /> <Isolate direction="auto">{line.project.code}</Isolate>
            </>
          ),
        },
        ...useSumColumns(rerating),
      ]}
      label={t('rerate_by_line')}
      rowKey={({ id }) => id}
      rows={rerating.lines}
    />
  )
}
