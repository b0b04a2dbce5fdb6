import { type Exam, examDeletion } from '@portal/contract/training/exams/exams'
import { Button } from '@portal/ui/Button'
import { useState } from 'react'
import { useExamTexts } from '../../../core/texts/training.ts'
import { DeleteWithImpact } from '../../../workspace/deletion-impact/DeleteWithImpact.tsx'

interface DeleteExamProps {
  exam: Exam
  /** Called after the deletion. */
  onDone: () => void
}

/** Deletes a test with its questions after a confirmation. Only tests without attempts can be deleted. */
export const DeleteExam = ({ exam, onDone }: DeleteExamProps) => {
  const t = useExamTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onPress={() => setAsking(true)} variant="quiet">
        {t('delete_exam')}
      </Button>
      {isAsking && (
        <DeleteWithImpact
          deleted={t('exam_deleted')}
          endpoints={examDeletion}
          onClose={() => setAsking(false)}
          onDone={onDone}
          record={exam}
          records={{ title: t('delete_exam_blocked'), text: t('delete_exam_started') }}
          title={t('delete_exam_title', { title: exam.title })}
        />
      )}
    </>
  )
}
