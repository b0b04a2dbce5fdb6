import { limits } from '@portal/contract/core/fields/limits'
import type { MonitoredMonth, Monthly } from '@portal/contract/money/budgets/monitoring'
import { formatMoney } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { expensesHref, plannedHref } from '../shared/hrefs.ts'
import { MonitoringText } from './MonitoringText.ts'

interface UnexplainedVarianceProps {
  project: Monthly['project']
  month: MonitoredMonth
  planMinor: number
}

/** The variance that prevents closing a month, with links to its expenses and lines, and the field to explain it. */
export const UnexplainedVariance = ({
  project,
  month: { month, actual_minor },
  planMinor,
}: UnexplainedVarianceProps) => {
  const t = useMonitoringTexts()
  const { id, currency } = project
  return (
    <>
      <Text>
        <MonitoringText
          i18nKey="close_unexplained"
          links={{ actual: expensesHref(id, { month }), plan: plannedHref(id, { month }) }}
          values={{ actual: formatMoney(actual_minor, currency), plan: formatMoney(planMinor, currency) }}
        />
      </Text>
      <TextArea
        help={t('explain_help')}
        isRequired
        label={t('explanation')}
        maxLength={limits.text_length}
        name="explanation"
      />
    </>
  )
}
