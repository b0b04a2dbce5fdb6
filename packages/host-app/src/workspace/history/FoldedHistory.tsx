import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useState } from 'react'
import { History, type HistoryOf } from './History.tsx'
import { useHistoryTexts } from './texts.ts'

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
