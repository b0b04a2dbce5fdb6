import type { Currency } from '@portal/contract/core/fields/money'
import { type HistoryOwner, listHistory } from '@portal/contract/workspace/history'
import { useHistoryTexts } from '../../core/texts/workspace.ts'
import { ChangeList } from './ChangeList.tsx'

export interface HistoryOf {
  readonly kind: HistoryOwner
  readonly id: string
  /** Currency of the amounts, if the record has any. */
  readonly currency?: Currency
}

/** Changes of a record or budget line, newest first, with author, time, and reason. */
export const History = ({ kind, id, currency }: HistoryOf) => {
  const t = useHistoryTexts()
  return <ChangeList currency={currency} input={{ of_kind: kind, of_id: id }} label={t('history')} list={listHistory} />
}
