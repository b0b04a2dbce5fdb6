import type { MonitoredMonth, Monthly } from '@portal/contract/money/budgets/monitoring'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'

/** A running month can be explained before the portal requires it. */
const takesWord = ({ phase, needs_explanation, explanation }: MonitoredMonth) =>
  phase === 'running' || (phase === 'past' && (needs_explanation || explanation !== null))

export const MonthActions = ({ month: row, monthly }: { month: MonitoredMonth; monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const { set } = useQuery()
  const { can } = monthly
  const { month } = row
  const step = row.is_closed ? 'reopen' : 'close'
  const explains = can.explain && takesWord(row)
  const closes = can[step] && row.phase === 'past'
  if (!explains && !closes) return null
  return (
    <Inline gap="small" spread="end" wrap={false}>
      {explains && (
        <Button onPress={() => set({ explain: month }, { isStep: true })} size="small">
          {t(row.explanation ? 'change' : 'explain')}
        </Button>
      )}
      {closes && (
        <Button onPress={() => set({ [step]: month }, { isStep: true })} size="small" variant="quiet">
          {t(step)}
        </Button>
      )}
    </Inline>
  )
}
