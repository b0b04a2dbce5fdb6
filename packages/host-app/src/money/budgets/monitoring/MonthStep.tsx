import { limits } from '@portal/contract/core/fields/limits'
import { closeMonth, reopenMonth } from '@portal/contract/money/budgets/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { ReasonDialog } from '../../../blocks/form/ReasonDialog.tsx'
import { useMonitoringTexts } from '../texts.ts'

export const monthSteps = ['close', 'reopen'] as const

const endpoints = { close: closeMonth, reopen: reopenMonth } as const

interface MonthStepProps {
  projectId: string
  /** YYYY-MM */
  month: string
  step: (typeof monthSteps)[number]
  onClose: () => void
}

/** Asks for the reason to close or reopen a month. The project's history stores it. */
export const MonthStep = ({ projectId: id, month, step, onClose }: MonthStepProps) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  return (
    <ReasonDialog
      action={t(`${step}_action`)}
      endpoint={endpoints[step]}
      input={{ id, month }}
      onClose={onClose}
      onDone={onClose}
      reason={{ help: t('reason_help'), label: t(`${step}_reason`), maxLength: limits.text_length }}
      text={t(`${step}_text`)}
      title={t(`${step}_title`, { month: formatDate(`${month}-01`, 'month', language) })}
    />
  )
}
