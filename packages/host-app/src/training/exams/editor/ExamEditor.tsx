import type { Exam, ExamSlug } from '@portal/contract/training/exams/exams'
import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useExamTexts } from '../../../core/texts/training.ts'
import { DeleteExam } from './DeleteExam.tsx'
import { QuestionList } from './questions/QuestionList.tsx'
import { ExtraTimeSection } from './settings/ExtraTimeSection.tsx'
import { SettingsFacts } from './settings/SettingsFacts.tsx'
import { SettingsForm } from './settings/SettingsForm.tsx'

interface ExamEditorProps {
  trainingId: string
  slug: ExamSlug
  /** Undefined if the training has no such test. */
  exam: Exam | undefined
  /** Whether the user can add the test. */
  mayAdd: boolean
  /** Called after each change. */
  onChange: () => void
}

/** Editor of a pre- or post-test: settings first, then questions. */
export const ExamEditor = ({ trainingId, slug, exam, mayAdd, onChange }: ExamEditorProps) => {
  const t = useExamTexts()
  const [isEditing, setEditing] = useState(false)
  const stop = () => {
    setEditing(false)
    onChange()
  }
  if (isEditing)
    return (
      <SettingsForm exam={exam} onCancel={() => setEditing(false)} onDone={stop} slug={slug} trainingId={trainingId} />
    )
  if (!exam)
    return (
      <EmptyState
        {...(mayAdd && {
          action: (
            <Button onPress={() => setEditing(true)} variant="primary">
              {t('add_exam')}
            </Button>
          ),
        })}
        title={t('no_exam')}
      >
        {t(mayAdd ? 'no_exam_help' : 'own_exam')}
      </EmptyState>
    )
  return (
    <Stack gap="large">
      <Section
        actions={
          <Inline>
            {exam.can.edit && <Button onPress={() => setEditing(true)}>{t('edit_settings')}</Button>}
            {exam.can.delete && <DeleteExam exam={exam} onDone={onChange} />}
          </Inline>
        }
        title={exam.title}
      >
        <SettingsFacts exam={exam} />
      </Section>
      {exam.can.edit && exam.attempt_count > 0 && <Text tone="muted">{t('versions_help')}</Text>}
      {exam.can.edit ? <QuestionList exam={exam} onChange={onChange} /> : <Text tone="muted">{t('own_exam')}</Text>}
      {exam.limit_minutes !== null && <ExtraTimeSection examId={exam.id} />}
    </Stack>
  )
}
