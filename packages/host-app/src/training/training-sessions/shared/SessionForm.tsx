import { limits } from '@portal/contract/core/fields/limits'
import {
  addTrainingSession,
  editTrainingSession,
  readTrainingSession,
  type TrainingSession,
} from '@portal/contract/training/attendance/training-sessions'
import { DatePicker } from '@portal/ui/DatePicker'
import { Drawer } from '@portal/ui/Drawer'
import { NumberField } from '@portal/ui/NumberField'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useRead } from '../../../blocks/api/use-read.ts'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { filled } from '../../../blocks/form/use-form.ts'
import { RecordScreen } from '../../../blocks/record/RecordScreen.tsx'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'
import { timeFrom } from './time-from.ts'

const SessionFields = ({ session }: { session?: TrainingSession }) => {
  const t = useTrainingSessionTexts()
  const time = (name: 'start' | 'end') => (
    <TextField
      defaultValue={session?.[name] ?? ''}
      direction="ltr"
      help={t('time_help')}
      inputMode="numeric"
      isRequired
      label={t(name)}
      name={name}
    />
  )
  return (
    <>
      <DatePicker isRequired label={t('date')} name="date" {...(session && { defaultValue: session.date })} />
      {time('start')}
      {time('end')}
      <NumberField
        defaultValue={session?.duration_minutes ?? null}
        help={t('duration_help')}
        isOptional
        label={t('duration')}
        min={1}
        name="duration_minutes"
        unit={t('minute_unit')}
      />
      <TextArea
        defaultValue={session?.late_reason ?? ''}
        help={t('late_reason_help')}
        isOptional
        label={t('late_reason')}
        maxLength={limits.address_length}
        name="reason"
        rows={2}
      />
    </>
  )
}

/** Converts form data to the request body of a session. */
const sessionIn = (form: FormData) => {
  const { start = '', end = '', duration_minutes, ...rest } = filled(form)
  return {
    ...rest,
    start: timeFrom(start),
    end: timeFrom(end),
    ...(duration_minutes !== undefined && { duration_minutes: Number(duration_minutes) }),
  }
}

export const NewSession = ({ subActivityId, onClose }: { subActivityId: string; onClose: () => void }) => {
  const t = useTrainingSessionTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm
        endpoint={addTrainingSession}
        onDone={onClose}
        read={form => ({ ...sessionIn(form), id: subActivityId })}
        submit={t('add')}
      >
        <SessionFields />
      </RecordForm>
    </Drawer>
  )
}

export const EditSession = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTrainingSessionTexts()
  const read = useRead(readTrainingSession, { id })
  const form = (session: TrainingSession) => (
    <RecordForm endpoint={editTrainingSession} onCancel={onClose} onDone={onClose} read={sessionIn} record={session}>
      <SessionFields session={session} />
    </RecordForm>
  )
  return <RecordScreen onClose={onClose} read={read} show={row => ({ children: form(row) })} title={t('edit_title')} />
}
