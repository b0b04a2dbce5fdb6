import { limits } from '@portal/contract/limits'
import { closeMonth, reopenMonth } from '@portal/contract/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { Dialog } from '@portal/ui/Dialog'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useTextSource } from '@portal/ui/texts'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { filled } from '../../../blocks/form/use-form.ts'
import { useMonitoringTexts } from '../texts.ts'

/** What is done to a month with a reason. */
export const monthSteps = ['close', 'reopen'] as const

const endpoints = { close: closeMonth, reopen: reopenMonth } as const

interface MonthStepProps {
  projectId: string
  /** YYYY-MM */
  month: string
  step: (typeof monthSteps)[number]
  onClose: () => void
}

/** Asks why a month is closed or opened again; what is answered stays in the changes of the project. */
export const MonthStep = ({ projectId: id, month, step, onClose }: MonthStepProps) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const title = t(`${step}_title`, { month: formatDate(`${month}-01`, 'month', language) })
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <RecordForm
        endpoint={endpoints[step]}
        onCancel={onClose}
        onDone={onClose}
        read={form => ({ ...filled(form), id, month })}
        submit={t(`${step}_action`)}
      >
        <Text>{t(`${step}_text`)}</Text>
        <TextArea
          help={t('reason_help')}
          isRequired
          label={t(`${step}_reason`)}
          maxLength={limits.text_length}
          name="reason"
        />
      </RecordForm>
    </Dialog>
  )
}
