import { limits } from '@portal/contract/core/fields/limits'
import { type ExtraTime, setExtraTime } from '@portal/contract/training/exams/exams'
import { ComboBox } from '@portal/ui/ComboBox'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { RecordForm } from '../../../../blocks/form/RecordForm.tsx'
import { numbersIn } from '../../../../blocks/form/use-form.ts'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'
import { MinutesField } from './MinutesField.tsx'

interface ExtraTimeFormProps {
  examId: string
  trainees: readonly ExtraTime[]
  /** The trainee whose time is edited. Undefined to choose one. */
  trainee: ExtraTime | undefined
  /** Called after saving and on close. */
  onDone: () => void
}

/** Gives a trainee extra time and asks for the reason. */
export const ExtraTimeForm = ({ examId, trainees, trainee, onDone }: ExtraTimeFormProps) => {
  const t = useExamTexts()
  const nameOf = useNameOf()
  const options = trainees.filter(({ can }) => can.set).map(person => ({ value: person.id, label: nameOf(person) }))
  return (
    <Stack width="form">
      <RecordForm
        endpoint={setExtraTime}
        onCancel={onDone}
        onDone={onDone}
        part={`${examId} ${trainee?.id ?? ''}`}
        read={form => ({ user_id: trainee?.id, ...numbersIn(form, ['minutes']), id: examId })}
      >
        {trainee ? (
          <Text weight="strong">{nameOf(trainee)}</Text>
        ) : (
          <ComboBox isRequired label={t('trainee')} name="user_id" options={options} />
        )}
        <MinutesField
          defaultValue={trainee?.minutes ?? null}
          help={t('extra_minutes_help')}
          isRequired
          label={t('extra_minutes')}
          name="minutes"
        />
        <TextField
          defaultValue={trainee?.reason ?? ''}
          isOptional
          label={t('reason')}
          maxLength={limits.text_length}
          name="reason"
        />
      </RecordForm>
    </Stack>
  )
}
