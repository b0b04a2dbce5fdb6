import { DatePicker } from '@portal/ui/DatePicker'
import { TextArea } from '@portal/ui/TextArea'
import { useActivityTexts } from '../../parts/activities/texts.ts'
import type { Asks, DeedName } from './deeds.ts'
import { type FieldsProps, ReachedFields } from './ReachedFields.tsx'
import { ReportFields } from './ReportFields.tsx'

interface DeedFieldsProps extends FieldsProps {
  name: DeedName
  asks: Asks
}

const CompleteFields = ({ row, kept, today }: FieldsProps) => {
  const t = useActivityTexts()
  return (
    <>
      <DatePicker
        defaultValue={kept?.actual_end ?? row.actual_end ?? today}
        isRequired
        label={t('actual_end')}
        max={today}
        name="actual_end"
        {...(row.actual_start && { min: row.actual_start })}
      />
      <ReachedFields kept={kept} row={row} />
    </>
  )
}

/** The fields of a deed, with those that its answers call for. */
export const DeedFields = ({ name, asks, ...props }: DeedFieldsProps) => {
  const { row, kept, today } = props
  const t = useActivityTexts()
  return (
    <>
      {name === 'start' && (
        <DatePicker
          defaultValue={kept?.actual_start ?? row.actual_start ?? today}
          isRequired
          label={t('actual_start')}
          max={today}
          name="actual_start"
        />
      )}
      {name === 'update' && <ReportFields {...props} />}
      {name === 'complete' && <CompleteFields {...props} />}
      {(name === 'hold' || name === 'resume' || name === 'reopen') && (
        <TextArea defaultValue={kept?.reason ?? ''} isRequired label={t('reason')} name="reason" />
      )}
      {asks.fall && (
        <TextArea
          defaultValue={kept?.reason ?? ''}
          help={asks.fall === 'newest' ? t('fall_help', { percent: row.completion }) : t('fall_older_help')}
          isRequired
          label={t('fall_reason')}
          name="reason"
        />
      )}
      {asks.delay && (
        <TextArea
          defaultValue={kept?.delay_justification ?? ''}
          help={t('delay_help')}
          isRequired
          label={t('delay_justification')}
          name="delay_justification"
        />
      )}
    </>
  )
}
