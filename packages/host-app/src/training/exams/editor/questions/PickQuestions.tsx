import { copyExamQuestions, type ExamQuestion, listExamQuestions } from '@portal/contract/training/exams/exam-questions'
import { fold } from '@portal/ui/CommandPalette'
import { type Column, DataTable, DataTableToolbar } from '@portal/ui/DataTable'
import { SearchField } from '@portal/ui/SearchField'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { useRead } from '../../../../blocks/api/use-read.ts'
import { ListFailed } from '../../../../blocks/feedback/ListFailed.tsx'
import { RecordForm } from '../../../../blocks/form/RecordForm.tsx'
import { WrittenInline } from '../../../../blocks/text/Written.tsx'
import { useExamTexts } from '../../../../core/texts/training.ts'

interface PickQuestionsProps {
  /** ID of the target test. */
  examId: string
  /** ID of the source test. */
  sourceId: string
  /** Called after the copies were added. */
  onAdded: () => void
  onCancel: () => void
}

/** Searches a test's questions and copies the selected ones to another test. The selection survives new searches. */
export const PickQuestions = ({ examId, sourceId, onAdded, onCancel }: PickQuestionsProps) => {
  const t = useExamTexts()
  const [search, setSearch] = useState('')
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const { data, error, isValidating, mutate } = useRead(listExamQuestions, { id: sourceId })
  const questions = data?.data ?? []
  const words = fold(search.trim())
  const found = questions.filter(({ question }) => fold(question.prompt).includes(words))
  const columns: readonly Column<ExamQuestion>[] = [
    {
      id: 'prompt',
      header: t('question'),
      primary: true,
      cell: ({ question }) => <WrittenInline>{question.prompt}</WrittenInline>,
    },
    { id: 'kind', header: t('kind'), width: 'medium', cell: ({ question }) => t(`kinds.${question.kind}`) },
    { id: 'points', header: t('points'), align: 'end', width: 'narrow', cell: ({ question }) => question.points },
  ]
  return (
    <Stack>
      <SearchField label={t('search_questions')} onChange={setSearch} value={search} />
      <DataTable
        columns={columns}
        empty={<Text tone="muted">{t('no_question_found')}</Text>}
        error={
          error !== undefined &&
          !data && <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
        }
        isLoading={!data && error === undefined}
        label={t('questions')}
        onSelect={select}
        rowKey={({ id }) => id}
        rows={found}
        selected={selected}
        toolbar={
          <DataTableToolbar
            count={t('question_count', { count: found.length })}
            onClear={() => select(new Set())}
            selectedCount={selected.size}
          />
        }
      />
      <RecordForm
        endpoint={copyExamQuestions}
        formProblemOf={problems => problems.question_ids}
        onCancel={onCancel}
        onDone={onAdded}
        part={`${examId} copies`}
        read={() => ({ id: examId, source_id: sourceId, question_ids: [...selected] })}
        submit={t('add_copies', { count: selected.size })}
      >
        <Text tone="muted">{t('copies_help')}</Text>
      </RecordForm>
    </Stack>
  )
}
