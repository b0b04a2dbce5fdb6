import type { Currency } from '@portal/contract/core/fields/money'
import { type HistoryOwner, listHistory } from '@portal/contract/workspace/history'
import { ChangeList } from './ChangeList.tsx'
import { useHistoryTexts } from './texts.ts'

/** Whose changes are shown. */
export interface HistoryOf {
  readonly kind: HistoryOwner
  readonly id: string
  /** Currency of the amounts, for records that have any. */
  readonly currency?: Currency
}

/** Who changed what of a record or a budget line, when and why, the newest first. */
export const History = ({ kind, id, currency }: HistoryOf) => {
  const t = useHistoryTexts()
  return <ChangeList currency={currency} input={{ of_kind: kind, of_id: id }} label={t('history')} list={listHistory} />
}
