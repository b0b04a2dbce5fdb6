import {
  counted,
  countedDays,
  dayOfUse,
  type PartnerCount,
  readPartnerCounts,
} from '@portal/contract/partners/partner-counts'
import type { Partner } from '@portal/contract/partners/partners'
import { widgets } from '@portal/contract/partners/widget-scopes'
import { formatDate } from '@portal/ui/DateText'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { LineChart } from '@portal/ui/LineChart'
import { Section } from '@portal/ui/Section'
import { useTextSource } from '@portal/ui/texts'
import { useRead } from '../../blocks/api/use-read.ts'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { usePartnerTexts } from '../../core/texts/texts.ts'

const sumOf = (rows: readonly PartnerCount[]) =>
  Object.fromEntries(counted.map(what => [what, rows.reduce((sum, row) => sum + row[what], 0)]))

const DAY_MS = 24 * 60 * 60 * 1000

// Includes days without any use.
const lastDays = () =>
  Array.from({ length: countedDays }, (_, at) => dayOfUse(new Date(Date.now() - (countedDays - 1 - at) * DAY_MS)))

/** Uses of a site's widgets by day and widget. */
export const Uses = ({ partner: { id } }: { partner: Partner }) => {
  const t = usePartnerTexts()
  const { language } = useTextSource()
  const { data, error, isLoading } = useRead(readPartnerCounts, { id })
  const rows = data?.data ?? []
  const used = widgets.filter(widget => rows.some(row => row.widget === widget))
  const ofWidget = (widget: (typeof widgets)[number]) => {
    const figures = sumOf(rows.filter(row => row.widget === widget))
    return t(widget === 'complaint' ? 'uses_of_complaint' : 'uses_of', figures)
  }
  const points = lastDays().map(day => ({
    label: formatDate(day, 'date', language).replace(/-\d{4}$/, ''),
    values: sumOf(rows.filter(row => row.day === day)),
  }))
  return (
    <Section help={t('uses_help')} level={3} title={t('uses')}>
      <FailureBanner failure={error} />
      <LineChart
        empty={t('uses_empty')}
        isLoading={isLoading}
        level={4}
        points={used.length > 0 ? points : []}
        pointsLabel={t('uses_day')}
        series={counted.map(what => ({ id: what, label: t(`uses_${what}`) }))}
        size="small"
        title={used.length > 0 ? t('uses_title', sumOf(rows)) : t('uses')}
      />
      <DescriptionList
        columns="one"
        facts={used.map(widget => ({ label: t(`widget.${widget}`), value: ofWidget(widget) }))}
      />
    </Section>
  )
}
