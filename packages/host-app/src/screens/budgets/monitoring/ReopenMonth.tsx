import { limits } from '@portal/contract/limits'
import { type MonitoredMonth, reopenMonth } from '@portal/contract/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { Dialog } from '@portal/ui/Dialog'
import { TextArea } from '@portal/ui/TextArea'
import { useTextSource } from '@portal/ui/texts'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { filled } from '../../../blocks/form/use-form.ts'
import { useMonitoringTexts } from '../texts.ts'

interface ReopenMonthProps {
  projectId: string
  month: MonitoredMonth
  onClose: () => void
}

/** Asks why a closed month is opened again; what is answered stays in the changes of the project. */
export const ReopenMonth = ({ projectId: id, month: { month }, onClose }: ReopenMonthProps) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  return (
    <Dialog isOpen onClose={onClose} title={t('reopen_title', { month: formatDate(`${month}-01`, 'month', language) })}>
      <RecordForm
        endpoint={reopenMonth}
        onCancel={onClose}
        onDone={onClose}
        read={form => ({ ...filled(form), id, month })}
        submit={t('reopen')}
      >
        <TextArea
          help={t('reopen_help')}
          isRequired
          label={t('reopen_reason')}
          maxLength={limits.text_length}
          name="reason"
        />
      </RecordForm>
    </Dialog>
  )
}
