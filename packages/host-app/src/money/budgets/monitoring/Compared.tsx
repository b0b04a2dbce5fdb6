import { comparedPlans, type Monthly } from '@portal/contract/money/budgets/monitoring'
import { formatDate } from '@portal/ui/DateText'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { NarrowBy } from '../../../blocks/list/NarrowBy.tsx'
import { useMonitoringTexts } from '../../../core/texts/money.ts'

/** Names the plan used for comparison. If a baseline exists, the other plan can be selected. */
export const Compared = ({ monthly: { compared, baseline } }: { monthly: Monthly }) => {
  const t = useMonitoringTexts()
  const { language } = useTextSource()
  if (!baseline) return <Text tone="muted">{t('against_only')}</Text>
  const date = formatDate(baseline.at, 'date', language)
  return (
    <>
      <Text tone="muted">{compared === 'baseline' ? t('against_baseline', { date }) : t('against_forecast')}</Text>
      <NarrowBy
        filters={[
          {
            id: 'compared',
            label: t('compared'),
            options: comparedPlans.map(plan => ({ value: plan, label: t(`compared_${plan}`) })),
          },
        ]}
      />
    </>
  )
}
