import { closeMonth, type MonitoredMonth, type Monthly } from '@portal/contract/monitoring'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { formatDate } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { toast } from '@portal/ui/Toast'
import { useTextSource } from '@portal/ui/texts'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useRefusalText } from '../../../blocks/feedback/problem-text.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useMonitoringTexts } from '../texts.ts'

/** A running month may be explained before it asks: it is not over. */
const takesWord = ({ phase, needs_explanation, explanation }: MonitoredMonth) =>
  phase === 'running' || (phase === 'past' && (needs_explanation || explanation !== null))

/** What can be done with a month: it is explained, closed, and opened again. */
export const MonthActions = ({ month: row, monthly }: { month: MonitoredMonth; monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const { set } = useQuery()
  const act = useAct()
  const why = useRefusalText()
  const { can, project } = monthly
  const { month } = row
  const close = async () => {
    const title = t('close_title', { month: formatDate(`${month}-01`, 'month', language) })
    if (!(await confirm({ title, text: t('close_text'), action: t('close_action'), tone: 'primary' }))) return
    await act(closeMonth, { id: project.id, month }).catch((refused: unknown) =>
      toast({ tone: 'danger', text: why(refused) }),
    )
  }
  const explains = can.explain && takesWord(row)
  const closes = can.close && row.phase === 'past'
  if (!explains && !closes) return null
  return (
    <Inline gap="small" wrap={false}>
      {explains && (
        <Button onPress={() => set({ explain: month }, { isStep: true })} size="small">
          {t(row.explanation ? 'change' : 'explain')}
        </Button>
      )}
      {closes && (
        <Button
          onPress={row.is_closed ? () => set({ reopen: month }, { isStep: true }) : close}
          size="small"
          variant="quiet"
        >
          {t(row.is_closed ? 'reopen' : 'close')}
        </Button>
      )}
    </Inline>
  )
}
