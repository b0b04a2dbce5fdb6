import type { MonitoredMonth } from '@portal/contract/money/budgets/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useMonitoringTexts } from '../../../core/texts/money.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { nothing } from '../shared/table-parts.tsx'

/** A month's explanation with author and date, or a note that one is still required. */
export const Explanation = ({ month: { explanation, needs_explanation } }: { month: MonitoredMonth }) => {
  const t = useMonitoringTexts()
  const nameOf = useNameOf()
  const { language } = useTextSource()
  if (!explanation) return needs_explanation ? <Status tone="warning">{t('needed')}</Status> : nothing
  const { text, by, at } = explanation
  return (
    <>
      <Isolate direction="auto">{text}</Isolate>
      {by && (
        <Text size="small" tone="muted">
          {t('by', { name: nameOf(by), date: formatDate(at, 'date', language) })}
        </Text>
      )}
    </>
  )
}
