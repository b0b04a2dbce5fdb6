import { explainMonth, type MonitoredMonth } from '@portal/contract/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { Dialog } from '@portal/ui/Dialog'
import { TextArea } from '@portal/ui/TextArea'
import { useTextSource } from '@portal/ui/texts'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { filled } from '../../../blocks/form/use-form.ts'
import { useMonitoringTexts } from '../texts.ts'

interface ExplainMonthProps {
  projectId: string
  month: MonitoredMonth
  onClose: () => void
}

/** Says why a month is far from its plan. */
export const ExplainMonth = ({ projectId, month, onClose }: ExplainMonthProps) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const title = t('explain_title', { month: formatDate(`${month.month}-01`, 'month', language) })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <RecordForm
        endpoint={explainMonth}
        onCancel={onClose}
        onDone={onClose}
        part={month.month}
        read={form => ({ ...filled(form), month: month.month })}
        record={{ id: projectId, version: month.version }}
      >
        <TextArea
          defaultValue={month.explanation?.text ?? ''}
          help={t('explain_help')}
          isRequired
          label={t('explanation')}
          name="explanation"
        />
      </RecordForm>
    </Dialog>
  )
}
