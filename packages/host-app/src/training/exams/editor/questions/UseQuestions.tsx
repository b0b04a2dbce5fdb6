import type { OutputOf } from '@portal/contract/core/api/endpoint'
import { listExamSources } from '@portal/contract/training/exams/exam-questions'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Select } from '@portal/ui/Select'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useRead } from '../../../../blocks/api/use-read.ts'
import { Loaded } from '../../../../blocks/feedback/Loaded.tsx'
import { useBlockTexts } from '../../../../core/texts/texts.ts'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { PickQuestions } from './PickQuestions.tsx'

type ExamSource = OutputOf<typeof listExamSources>['data'][number]

interface UseQuestionsProps {
  examId: string
  /** Called after the copies were added. */
  onAdded: () => void
  onCancel: () => void
}

/** Copies questions from another test of the same course. Choose the test first, then its questions. */
export const UseQuestions = ({ examId, onAdded, onCancel }: UseQuestionsProps) => {
  const t = useExamTexts()
  const blocks = useBlockTexts()
  const read = useRead(listExamSources, { id: examId })
  const [chosen, choose] = useState<string | null>(null)
  const optionOf = ({ id, title, question_count, sub_activity }: ExamSource) => ({
    value: id,
    label: `${t('source_name', { training: sub_activity.name, title })} (${t('question_count', { count: question_count })})`,
  })
  return (
    <Loaded placeholder={<Skeleton lines={2} />} read={read}>
      {({ data: sources }) => (
        <Stack>
          {sources.length === 0 ? (
            <Text tone="muted">{t('no_sources')}</Text>
          ) : (
            <Stack width="form">
              <Select
                help={t('use_questions_help')}
                label={t('exam')}
                onChange={choose}
                options={sources.map(optionOf)}
                value={chosen}
              />
            </Stack>
          )}
          {chosen ? (
            <PickQuestions examId={examId} key={chosen} onAdded={onAdded} onCancel={onCancel} sourceId={chosen} />
          ) : (
            <Inline>
              <Button onPress={onCancel}>{blocks('cancel')}</Button>
            </Inline>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
