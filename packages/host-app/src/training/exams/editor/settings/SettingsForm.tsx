import { addExam, type Exam, type ExamSlug, editExam } from '@portal/contract/training/exams/exams'
import { Stack } from '@portal/ui/Stack'
import { RecordForm } from '../../../../blocks/form/RecordForm.tsx'
import { numbersIn } from '../../../../blocks/form/use-form.ts'
import { typedMoment } from './MomentField.tsx'
import { SettingsFields } from './SettingsFields.tsx'

interface SettingsFormProps {
  trainingId: string
  slug: ExamSlug
  exam: Exam | undefined
  onCancel: () => void
  onDone: () => void
}

const settingsIn = (form: FormData): object => ({
  ...numbersIn(form, ['limit_minutes']),
  description: String(form.get('description') ?? ''),
  randomise: form.has('randomise'),
  blind_marking: form.has('blind_marking'),
  opens_at: typedMoment(form, 'opens_at'),
  closes_at: typedMoment(form, 'closes_at'),
})

/** Adds a test or edits its settings. */
export const SettingsForm = ({ trainingId, slug, exam, onCancel, onDone }: SettingsFormProps) => {
  const fields = <SettingsFields exam={exam} slug={slug} />
  return (
    <Stack width="form">
      {exam ? (
        <RecordForm endpoint={editExam} onCancel={onCancel} onDone={onDone} read={settingsIn} record={exam}>
          {fields}
        </RecordForm>
      ) : (
        <RecordForm
          endpoint={addExam}
          onCancel={onCancel}
          onDone={onDone}
          part={slug}
          read={form => ({ ...settingsIn(form), sub_activity_id: trainingId, slug })}
        >
          {fields}
        </RecordForm>
      )}
    </Stack>
  )
}
