import { addExam, type Exam, type ExamSlug, editExam } from '@portal/contract/training/exams/exams'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useInstallation } from '../../../../blocks/api/use-installation.ts'
import { Loaded } from '../../../../blocks/feedback/Loaded.tsx'
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

const settingsIn = (form: FormData, zone: string): object => ({
  ...numbersIn(form, ['limit_minutes']),
  description: String(form.get('description') ?? ''),
  randomise: form.has('randomise'),
  blind_marking: form.has('blind_marking'),
  opens_at: typedMoment(form, 'opens_at', zone),
  closes_at: typedMoment(form, 'closes_at', zone),
})

/** Adds a test or edits its settings. Waits for the time zone, because its times are typed in it. */
export const SettingsForm = ({ trainingId, slug, exam, onCancel, onDone }: SettingsFormProps) => (
  <Stack width="form">
    <Loaded placeholder={<Skeleton lines={6} />} read={useInstallation()}>
      {({ data: { time_zone: zone } }) => {
        const fields = <SettingsFields exam={exam} slug={slug} zone={zone} />
        return exam ? (
          <RecordForm
            endpoint={editExam}
            onCancel={onCancel}
            onDone={onDone}
            read={form => settingsIn(form, zone)}
            record={exam}
          >
            {fields}
          </RecordForm>
        ) : (
          <RecordForm
            endpoint={addExam}
            onCancel={onCancel}
            onDone={onDone}
            part={slug}
            read={form => ({ ...settingsIn(form, zone), sub_activity_id: trainingId, slug })}
          >
            {fields}
          </RecordForm>
        )
      }}
    </Loaded>
  </Stack>
)
