import { type Forecast, setBaseline } from '@portal/contract/money/budgets/forecasts'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { formatDate } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { formatMoney } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useTextSource } from '@portal/ui/texts'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useRefusalText } from '../../../blocks/feedback/problem-text.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'

/**
 * Shows when the baseline was set and by whom. Before that, sets it after a confirmation, because it can't be undone.
 */
export const Baseline = ({ forecast }: { forecast: Forecast }) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const nameOf = useNameOf()
  const act = useAct()
  const why = useRefusalText()
  const { project, months, baseline, version, can } = forecast
  if (baseline) {
    const date = formatDate(baseline.at, 'date', language)
    const { by } = baseline
    return <Text tone="muted">{by ? t('baseline_of', { date, name: nameOf(by) }) : t('baseline_on', { date })}</Text>
  }
  if (!can.set_baseline) return null
  const planned = months.reduce((sum, { plan_minor }) => sum + plan_minor, 0)
  const set = async () => {
    const text = t('baseline_text', { amount: formatMoney(planned, project.currency) })
    const action = t('set_baseline')
    if (!(await confirm({ title: t('baseline_title'), text, action, tone: 'primary' }))) return
    await act(setBaseline, { id: project.id, version }).then(
      () => toast({ tone: 'success', text: t('baseline_set') }),
      (refused: unknown) => toast({ tone: 'danger', text: why(refused) }),
    )
  }
  return (
    <Inline>
      <Button onPress={set} size="small">
        {t('set_baseline')}
      </Button>
    </Inline>
  )
}
