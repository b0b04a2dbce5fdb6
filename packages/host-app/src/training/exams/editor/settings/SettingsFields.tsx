import { limits } from '@portal/contract/core/fields/limits'
import type { Exam, ExamSlug } from '@portal/contract/training/exams/exams'
import { Switch } from '@portal/ui/Switch'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { MinutesField } from './MinutesField.tsx'
import { MomentField } from './MomentField.tsx'

interface SettingsFieldsProps {
  slug: ExamSlug
  exam: Exam | undefined
  /** The time zone of its times. */
  zone: string
}

export const SettingsFields = ({ slug, exam, zone }: SettingsFieldsProps) => {
  const t = useExamTexts()
  return (
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
      <MinutesField
        defaultValue={exam?.limit_minutes ?? null}
        help={t('limit_help')}
        isOptional
        label={t('time')}
        name="limit_minutes"
      />
      <MomentField
        help={t('opens_help', { zone })}
        label={t('opens')}
        name="opens_at"
        value={exam?.opens_at ?? null}
        zone={zone}
      />
      <MomentField
        help={t('closes_help', { zone })}
        label={t('closes')}
        name="closes_at"
        value={exam?.closes_at ?? null}
        zone={zone}
      />
      <Switch defaultOn={exam?.randomise ?? true} label={t('randomise')} name="randomise" />
      <Switch defaultOn={exam?.blind_marking ?? false} label={t('blind_marking')} name="blind_marking" />
    </>
  )
}
