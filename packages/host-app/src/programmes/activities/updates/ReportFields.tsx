import { DatePicker } from '@portal/ui/DatePicker'
import { formatDate } from '@portal/ui/DateText'
import { Grid } from '@portal/ui/Grid'
import { PercentField } from '@portal/ui/PercentField'
import { useTextSource } from '@portal/ui/texts'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { ReachedFields, type ReachedFieldsProps } from '../ReachedFields.tsx'

/**
 * The figures of a report. Actual dates appear only after the activity has started, because starting is a separate
 * step.
 */
export const ReportFields = ({ row, restored, today }: ReachedFieldsProps) => {
  const t = useActivityTexts()
  const { language } = useTextSource()
  const dateOf = (name: 'actual_start' | 'actual_end') => {
    const known = row[name]
    return {
      name,
      label: t(name),
      isOptional: true,
      max: today,
      defaultValue: restored?.[name] ?? '',
      ...(known && { help: t('date_known', { date: formatDate(known, 'date', language) }) }),
    }
  }
  return (
    <>
      <Grid columns="two">
        <DatePicker
          defaultValue={restored?.report_date ?? today}
          help={t('report_date_help')}
          isRequired
          label={t('report_date')}
          max={today}
          name="report_date"
        />
        <PercentField
          decimals={0}
          defaultValue={restored?.completion === undefined ? row.completion : Number(restored.completion)}
          isRequired
          label={t('completion')}
          name="completion"
        />
      </Grid>
      <ReachedFields restored={restored} row={row} />
      {row.state !== 'not_started' && (
        <Grid columns="two">
          <DatePicker {...dateOf('actual_start')} />
          <DatePicker {...dateOf('actual_end')} />
        </Grid>
      )}
    </>
  )
}
