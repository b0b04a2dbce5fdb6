import { addExam, type Exam, type ExamSlug, editExam } from '@portal/contract/exams'
import { limits } from '@portal/contract/limits'
import { NumberField } from '@portal/ui/NumberField'
import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { figuresIn } from '../../../blocks/figures-in.ts'
import { RecordForm } from '../../../blocks/RecordForm.tsx'
import { useExamTexts } from '../texts.ts'
import { MomentField, momentIn } from './MomentField.tsx'

interface SettingsFormProps {
  trainingId: string
  slug: ExamSlug
  exam: Exam | undefined
  onCancel: () => void
  onDone: () => void
}

const settingsIn = (form: FormData): object => ({
  ...figuresIn(form, ['limit_minutes']),
  description: String(form.get('description') ?? ''),
  randomise: form.has('randomise'),
  blind_marking: form.has('blind_marking'),
  opens_at: momentIn(form, 'opens_at'),
  closes_at: momentIn(form, 'closes_at'),
})

/** Adds a test or changes how it is set up. */
export const SettingsForm = ({ trainingId, slug, exam, onCancel, onDone }: SettingsFormProps) => {
  const t = useExamTexts()
  const fields = (
    <>
      <TextField
        defaultValue={exam?.title ?? t(`slugs.${slug}`)}
        isRequired
        label={t('title')}
        maxLength={limits.line_length}
        name="title"
      />
      <TextArea
        defaultValue={exam?.description ?? ''}
        isOptional
        label={t('description')}
        name="description"
        rows={3}
      />
      <NumberField
        defaultValue={exam?.limit_minutes ?? null}
        help={t('limit_help')}
        isOptional
        label={t('time')}
        max={limits.exam_minutes}
        min={0}
        name="limit_minutes"
        unit={t('minutes_unit')}
      />
      <MomentField help={t('opens_help')} label={t('opens')} name="opens_at" value={exam?.opens_at ?? null} />
      <MomentField help={t('closes_help')} label={t('closes')} name="closes_at" value={exam?.closes_at ?? null} />
      <Switch defaultOn={exam?.randomise ?? true} label={t('randomise')} name="randomise" />
      <Switch defaultOn={exam?.blind_marking ?? false} label={t('blind_marking')} name="blind_marking" />
    </>
  )
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
