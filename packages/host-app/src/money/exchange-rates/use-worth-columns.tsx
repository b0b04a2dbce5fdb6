import type { Rerating } from '@portal/contract/money/exchange-rates/reratings'
import { Money } from '@portal/ui/Money'
import { useRateTexts } from '../../core/texts/money.ts'

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
