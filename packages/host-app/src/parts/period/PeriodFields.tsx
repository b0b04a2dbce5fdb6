import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { usePeriodTexts } from './texts.ts'

interface PeriodFieldsProps {
  /** The days as they are, YYYY-MM-DD. Default none. */
  period?: { readonly start_date: string; readonly end_date: string } | undefined
}

/** The first and the last planned day, sent as `start_date` and `end_date`. */
export const PeriodFields = ({ period }: PeriodFieldsProps) => {
  const t = usePeriodTexts()
  return (
    <Grid columns="two">
      <DatePicker
        isRequired
        label={t('start_date')}
        name="start_date"
        {...(period && { defaultValue: period.start_date })}
      />
      <DatePicker isRequired label={t('end_date')} name="end_date" {...(period && { defaultValue: period.end_date })} />
    </Grid>
  )
}
