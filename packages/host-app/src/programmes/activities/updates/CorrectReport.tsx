import { limits } from '@portal/contract/core/fields/limits'
import type { ActivityRecord } from '@portal/contract/programmes/activities'
import { type ActivityUpdate, addActivityUpdate } from '@portal/contract/programmes/activity-updates'
import { Dialog } from '@portal/ui/Dialog'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { numbersIn } from '../../../blocks/form/use-form.ts'
import { useActivityTexts } from '../../../core/texts/programmes.ts'
import { ReportFields } from './ReportFields.tsx'

interface CorrectReportProps {
  row: ActivityRecord
  update: ActivityUpdate
  onClose: () => void
}

const FIGURES = ['completion', 'actual_cost_minor', 'actual_beneficiaries'] as const

const valuesOf = (update: ActivityUpdate) => ({
  report_date: update.report_date,
  actual_start: update.actual_start ?? '',
  actual_end: update.actual_end ?? '',
  ...Object.fromEntries(FIGURES.map(name => [name, String(update[name])])),
})

/** Replaces a wrong report and states the reason. The old report remains readable. */
export const CorrectReport = ({ row, update, onClose }: CorrectReportProps) => {
  const t = useActivityTexts()
  const today = useToday()
  const words = [
    { name: 'delay_justification', label: t('delay_justification'), text: update.delay_justification },
    { name: 'reason', label: t('reason'), text: update.reason },
  ]
  return (
    <Dialog isOpen onClose={onClose} title={t('correct_title')}>
      <RecordForm
        endpoint={addActivityUpdate}
        onCancel={onClose}
        onDone={onClose}
        part={update.id}
        read={form => ({ ...numbersIn(form, FIGURES), corrects_id: update.id })}
        record={row}
        submit={t('correct_submit')}
      >
        <Text tone="muted">{t('correct_lead')}</Text>
        <TextArea isRequired label={t('correction_reason')} maxLength={limits.text_length} name="correction_reason" />
        <ReportFields restored={valuesOf(update)} row={row} today={today} />
        {words.map(({ name, label, text }) => (
          <TextArea defaultValue={text ?? ''} isOptional key={name} label={label} name={name} />
        ))}
      </RecordForm>
    </Dialog>
  )
}
