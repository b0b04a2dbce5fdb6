import { achievedPercent, type Indicator } from '@portal/contract/programmes/indicators'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Meter } from '@portal/ui/Meter'
import { formatNumber } from '@portal/ui/number'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { nameColumn } from '../../blocks/list/name-column.tsx'
import { useIndicatorTexts } from '../../core/texts/programmes.ts'

const figure = (value: number) => <Isolate>{formatNumber(value * 100, 2, true)}</Isolate>

/** The columns of an indicator list. Omits the activity in the list of one activity. */
export const useIndicatorColumns = (ofActivity: boolean): readonly Column<Indicator>[] => {
  const t = useIndicatorTexts()
  const activity: Column<Indicator> = {
    id: 'activity',
    header: t('activity'),
    truncates: true,
    cell: row => (row.activity ? <Isolate direction="auto">{row.activity.name}</Isolate> : t('whole_project')),
  }
  const actual = ({ values }: Indicator) => {
    const last = values.at(-1)
    if (!last) return <Text tone="muted">{t('not_measured')}</Text>
    return (
      <Stack gap="none">
        {figure(last.value)}
        <Text size="small" tone="muted">
          <DateText value={last.date} />
        </Text>
      </Stack>
    )
  }
  return [
    nameColumn(t('name')),
    { id: 'unit', header: t('unit'), cell: row => <Isolate direction="auto">{row.unit}</Isolate> },
    ...(ofActivity ? [] : [activity]),
    { id: 'baseline', header: t('baseline'), align: 'end', cell: row => figure(row.baseline) },
    { id: 'target', header: t('target'), align: 'end', cell: row => figure(row.target) },
    { id: 'actual', header: t('actual'), align: 'end', cell: actual },
    {
      id: 'achieved',
      header: t('achieved'),
      width: 'narrow',
      cell: row => {
        const percent = achievedPercent(row)
        return percent === null ? '–' : <Meter isLabelHidden label={t('achieved')} value={percent} />
      },
    },
  ]
}
