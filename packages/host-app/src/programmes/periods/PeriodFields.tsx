import { isOutside, type Period } from '@portal/contract/core/fields/periods'
import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { useState } from 'react'
import { type Outside, OutsideReason } from './OutsideReason.tsx'
import { usePeriodTexts } from './texts.ts'

interface PeriodFieldsProps {
  /** The days as they are, YYYY-MM-DD. Default none. */
  period?: Period | undefined
  /** The period that it has to be in, and the words for where it is not; then a reason is required. Default anywhere. */
  within?: Outside | undefined
  /** The days of what is to be in it, likewise, and the words for what is left outside. Default nothing. */
  holding?: Outside | undefined
}

/** The first and the last planned day, sent as `start_date` and `end_date`. */
export const PeriodFields = ({ period, within, holding }: PeriodFieldsProps) => {
  const t = usePeriodTexts()
  const [start, setStart] = useState(period?.start_date ?? '')
  const [end, setEnd] = useState(period?.end_date ?? '')
  const isChanged = start !== period?.start_date || end !== period?.end_date
  const isOut = isChanged && within && isOutside(within.period, start, end)
  // A day that is not chosen yet leaves nothing outside.
  const chosen = { start_date: start, end_date: end || '9999' }
  const leavesOut = isChanged && holding && isOutside(chosen, holding.period.start_date, holding.period.end_date)
  return (
    <>
      <Grid columns="two">
        <DatePicker
          isRequired
          label={t('start_date')}
          name="start_date"
          onChange={day => setStart(day ?? '')}
          {...(period && { defaultValue: period.start_date })}
        />
        <DatePicker
          isRequired
          label={t('end_date')}
          name="end_date"
          onChange={day => setEnd(day ?? '')}
          {...(period && { defaultValue: period.end_date })}
        />
      </Grid>
      <OutsideReason outside={[...(isOut ? [within] : []), ...(leavesOut ? [holding] : [])]} />
    </>
  )
}
