import { limits } from '@portal/contract/core/fields/limits'
import { closeMonth, type MonitoredMonth, type Monthly, reopenMonth } from '@portal/contract/money/budgets/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { ReasonDialog } from '../../../blocks/form/ReasonDialog.tsx'
import { filled } from '../../../blocks/form/use-form.ts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { UnexplainedVariance } from './UnexplainedVariance.tsx'

export const monthSteps = ['close', 'reopen'] as const

const endpoints = { close: closeMonth, reopen: reopenMonth } as const

interface MonthStepProps {
  project: Monthly['project']
  month: MonitoredMonth
  step: (typeof monthSteps)[number]
  onClose: () => void
  /** Reads the months again, because the month changed since the dialog opened. */
  onFailure: () => void
}

// An empty explanation is sent too, so that its field shows the problem.
const withExplanation = (form: FormData) => ({ ...filled(form), explanation: String(form.get('explanation') ?? '') })

/**
 * Asks for the reason to close or reopen a month. The project's history stores it. Closing also asks for the
 * explanation that the month lacks.
 */
export const MonthStep = ({ project, month: row, step, onClose, onFailure }: MonthStepProps) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  const { month, unexplained } = row
  const lacks = step === 'close' ? unexplained : null
  return (
    <ReasonDialog
      action={t(`${step}_action`)}
      endpoint={endpoints[step]}
      input={{ id: project.id, month }}
      onClose={onClose}
      onDone={onClose}
      onFailure={onFailure}
      read={lacks ? withExplanation : filled}
      reason={{ help: t('reason_help'), label: t(`${step}_reason`), maxLength: limits.text_length }}
      text={t(`${step}_text`)}
      title={t(`${step}_title`, { month: formatDate(`${month}-01`, 'month', language) })}
    >
      {lacks && <UnexplainedVariance month={row} planMinor={lacks.plan_minor} project={project} />}
    </ReasonDialog>
  )
}
