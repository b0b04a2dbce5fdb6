import type { Currency } from '@portal/contract/core/fields/money'
import { type HistoryOwner, listHistory } from '@portal/contract/workspace/history'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useState } from 'react'
import { useHistoryTexts } from '../../core/texts/workspace.ts'
import { ChangeList } from './ChangeList.tsx'

interface HistoryOf {
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

/** Collapsed history of a record in a drawer. Loads when opened. */
export const FoldedHistory = (of: HistoryOf) => {
  const t = useHistoryTexts()
  const [isShown, setShown] = useState(false)
  if (isShown) return <History {...of} />
  return (
    <Inline>
      <Button onPress={() => setShown(true)} size="small">
        {t('show')}
      </Button>
    </Inline>
  )
}
