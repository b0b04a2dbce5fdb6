import { isOutside, type Period } from '@portal/contract/core/fields/periods'
import { DatePicker } from '@portal/ui/DatePicker'
import { Grid } from '@portal/ui/Grid'
import { useState } from 'react'
import { usePeriodTexts } from '../../core/texts/programmes.ts'
import { type Outside, OutsideReason } from './OutsideReason.tsx'

interface PeriodFieldsProps {
  /** Current dates, YYYY-MM-DD. Default none. */
  period?: Period | undefined
  /** The enclosing period. Dates outside it require a reason. Default: no limit. */
  within?: Outside | undefined
  /** The period to cover. Leaving part of it outside requires a reason. Default none. */
  holding?: Outside | undefined
}

/** The first and the last planned day, submitted as `start_date` and `end_date`. */
export const PeriodFields = ({ period, within, holding }: PeriodFieldsProps) => {
  const t = usePeriodTexts()
  const [start, setStart] = useState(period?.start_date ?? '')
  const [end, setEnd] = useState(period?.end_date ?? '')
  const isChanged = start !== period?.start_date || end !== period?.end_date
  const isOut = isChanged && within && isOutside(within.period, start, end)
  // An empty end date leaves nothing outside.
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
