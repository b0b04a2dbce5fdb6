import { rateExpenses } from '@portal/contract/money/expenses/expenses'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { restoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useMay } from '../../../core/session/session.ts'
import { useExpenseTexts } from '../../../core/texts/money.ts'

interface WithoutRateProps {
  projectId: string
  /** Number of listed expenses without a rate. */
  count: number
}

/** Shows how many expenses the dollar total excludes, and applies rates entered since. */
export const WithoutRate = ({ projectId, count }: WithoutRateProps) => {
  const t = useExpenseTexts()
  const problemText = useProblemText()
  const act = useAct()
  const mayPost = useMay(['budget', 'edit_expense'])
  const [isBusy, setBusy] = useState(false)
  const [left, setLeft] = useState(0)
  const fillIn = async () => {
    setBusy(true)
    try {
      const { rated, without_rate } = (await act(rateExpenses, { id: projectId })).data
      setLeft(without_rate)
      if (rated > 0) toast({ tone: 'success', text: t('rated', { count: rated }) })
      // The button unmounts when no expense lacks a rate.
      if (without_rate === 0) restoreFocus()
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    } finally {
      setBusy(false)
    }
  }
  if (count === 0) return null
  return (
    <Banner tone="warning">
      <Text>{t('without_rate', { count })}</Text>
      <div role="status">{left > 0 && <Text>{t('rate_unknown', { count: left })}</Text>}</div>
      {mayPost && (
        <Inline>
          <Button isBusy={isBusy} onPress={fillIn} size="small">
            {t('rate_later')}
          </Button>
        </Inline>
      )}
    </Banner>
  )
}
