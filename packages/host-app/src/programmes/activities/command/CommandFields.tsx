import { DatePicker } from '@portal/ui/DatePicker'
import { TextArea } from '@portal/ui/TextArea'
import { useActivityTexts, usePeriodTexts } from '../../../core/texts/programmes.ts'
import { OutsideReason } from '../../periods/OutsideReason.tsx'
import { ReachedFields, type ReachedFieldsProps } from '../ReachedFields.tsx'
import { ReportFields } from '../updates/ReportFields.tsx'
import type { ActivityCommandName, ExtraFields } from './commands.ts'

interface CommandFieldsProps extends ReachedFieldsProps {
  name: ActivityCommandName
  extraFields: ExtraFields
}

const CompleteFields = ({ row, restored, today }: ReachedFieldsProps) => {
  const t = useActivityTexts()
  return (
    <>
      <DatePicker
        defaultValue={restored?.actual_end ?? row.actual_end ?? today}
        isRequired
        label={t('actual_end')}
        max={today}
        name="actual_end"
        {...(row.actual_start && { min: row.actual_start })}
      />
      <ReachedFields restored={restored} row={row} />
    </>
  )
}

/** The fields of a command, including those that its values require. */
export const CommandFields = ({ name, extraFields, ...props }: CommandFieldsProps) => {
  const { row, restored, today } = props
  const { outside } = extraFields
  const what = outside === row.project ? 'outside_project' : 'outside_activity'
  const t = useActivityTexts()
  const period = usePeriodTexts()
  return (
    <>
      {name === 'start' && (
        <DatePicker
          defaultValue={restored?.actual_start ?? row.actual_start ?? today}
          isRequired
          label={t('actual_start')}
          max={today}
          name="actual_start"
        />
      )}
      {name === 'update' && <ReportFields {...props} />}
      {name === 'complete' && <CompleteFields {...props} />}
      {(name === 'hold' || name === 'resume' || name === 'reopen') && (
        <TextArea defaultValue={restored?.reason ?? ''} isRequired label={t('reason')} name="reason" />
      )}
      {outside && (
        <OutsideReason defaultValue={restored?.reason ?? ''} outside={[{ text: period(what), period: outside }]} />
      )}
      {extraFields.fall && !outside && (
        <TextArea
          defaultValue={restored?.reason ?? ''}
          help={t(`fall_help.${extraFields.fall}`, { percent: row.completion })}
          isRequired
          label={extraFields.fall === 'completion' ? t('fall_reason') : t('figures_fall_reason')}
          name="reason"
        />
      )}
      {extraFields.delay && (
        <TextArea
          defaultValue={restored?.delay_justification ?? ''}
          help={t('delay_help')}
          isRequired
          label={t('delay_justification')}
          name="delay_justification"
        />
      )}
    </>
  )
}
