import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useState } from 'react'
import { useHistoryTexts } from '../../core/texts/workspace.ts'
import { History, type HistoryOf } from './History.tsx'

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
