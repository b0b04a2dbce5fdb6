import type { ListedResult } from '@portal/contract/training/exams/exam-marking'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { TableTools } from '../../../../blocks/list/file/TableTools.tsx'
import { useQuery } from '../../../../blocks/navigation/use-query.ts'
import { useExamTexts } from '../../../../core/texts/training.ts'
import { useNameOf } from '../../../../people/people/use-name-of.ts'
import { AttemptRecord } from './AttemptRecord.tsx'
import { LateAnswersNote } from './LateAnswersNote.tsx'
import { ResultStatus } from './ResultStatus.tsx'

interface ResultListProps {
  results: readonly ListedResult[]
  /** Called after a decision on late answers. */
  onDecided: () => void
}

const hasLate = ({ late, late_decision }: ListedResult) => late > 0 || late_decision !== null

const lateOf = ({ late }: ListedResult) => late || ''

/** All attempts at a training's tests. Each opens its answers, and late answers can be decided here. */
export const ResultList = ({ results, onDecided }: ResultListProps) => {
  const t = useExamTexts()
  const nameOf = useNameOf()
  const { get, set, href } = useQuery()
  const open = results.find(({ id }) => id === get('open'))
  const lateColumn: Column<ListedResult> = {
    id: 'late',
    header: t('late'),
    cell: row => hasLate(row) && <LateAnswersNote onDecided={onDecided} result={row} />,
  }
  const columns: readonly Column<ListedResult>[] = [
    {
      id: 'trainee',
      header: t('trainee'),
      primary: true,
      width: 'wide',
      cell: ({ trainee }) => (trainee ? nameOf(trainee) : t('name_hidden')),
    },
    { id: 'test', header: t('exam'), cell: row => t(`slugs.${row.slug}`) },
    { id: 'result', header: t('result'), cell: row => <ResultStatus result={row} /> },
    ...(results.some(hasLate) ? [lateColumn] : []),
  ]
  // Replaces buttons with text, because a file can't contain buttons.
  const written = columns.map(column => (column.id === 'late' ? { ...column, cell: lateOf } : column))
  return (
    <>
      <DataTable
        columns={columns}
        label={t('results')}
        rowHref={({ id }) => href({ open: id })}
        rowKey={({ id }) => id}
        rows={results}
        toolbar={results.length > 0 && <TableTools columns={written} label={t('results')} rows={results} />}
      />
      {open && <AttemptRecord id={open.id} onClose={() => set({ open: undefined }, { isStep: true })} />}
    </>
  )
}
