import { explainMonth, type MonitoredMonth } from '@portal/contract/money/budgets/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { ReasonDialog } from '../../../blocks/form/ReasonDialog.tsx'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'

interface ExplainMonthProps {
  projectId: string
  month: MonitoredMonth
  onClose: () => void
}

/** Form to explain a month's variance. */
export const ExplainMonth = ({ projectId, month: { month, version, explanation }, onClose }: ExplainMonthProps) => {
  const t = useMonitoringTexts()
  const blocks = useBlockTexts()
  const { language } = useTextSource()
  return (
    <ReasonDialog
      action={blocks('save')}
      endpoint={explainMonth}
      input={{ month }}
      onClose={onClose}
      onDone={onClose}
      reason={{
        defaultValue: explanation?.text ?? '',
        help: t('explain_help'),
        label: t('explanation'),
        name: 'explanation',
      }}
      record={{ id: projectId, version }}
      title={t('explain_title', { month: formatDate(`${month}-01`, 'month', language) })}
    />
  )
}
