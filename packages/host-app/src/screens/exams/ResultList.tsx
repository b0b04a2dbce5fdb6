import { type AttemptResult, decideLateAnswers } from '@portal/contract/exam_marking'
import { Button } from '@portal/ui/Button'
import { type Column, DataTable } from '@portal/ui/DataTable'
import { Inline } from '@portal/ui/Inline'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { TableTools } from '../../blocks/list-file/TableTools.tsx'
import { useProblemText } from '../../blocks/problem-text.ts'
import { useAct } from '../../blocks/use-read.ts'
import { useExamTexts } from '../../parts/exams/texts.ts'
import { useNameOf } from '../../parts/people/texts.ts'
import { ResultStatus } from './ResultStatus.tsx'

interface ResultListProps {
  results: readonly AttemptResult[]
  /** Called after a decision on late answers. */
  onDecided: () => void
}

const lateOf = ({ late }: AttemptResult) => late || ''

/** All attempts at the tests of a training; late answers wait here for a decision. */
export const ResultList = ({ results, onDecided }: ResultListProps) => {
  const t = useExamTexts()
  const act = useAct()
  const problemText = useProblemText()
  const nameOf = useNameOf()
  const decide = async (id: string, decision: 'accept' | 'reject') => {
    try {
      await act(decideLateAnswers, { id, decision })
      toast({ tone: 'success', text: t(decision === 'accept' ? 'accepted' : 'rejected') })
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
    onDecided()
  }
  const columns: readonly Column<AttemptResult>[] = [
    {
      id: 'trainee',
      header: t('trainee'),
      primary: true,
      width: 'wide',
      cell: ({ trainee }) => (trainee ? nameOf(trainee) : t('name_hidden')),
    },
    { id: 'test', header: t('exam'), cell: row => t(`slugs.${row.slug}`) },
    { id: 'result', header: t('result'), cell: row => <ResultStatus result={row} /> },
    {
      id: 'late',
      header: t('late'),
      cell: ({ id, late, state }) =>
        late > 0 && (
          <Inline>
            <Text as="span">{t('late_count', { count: late })}</Text>
            {state === 'closed' && (
              <>
                <Button onPress={() => void decide(id, 'accept')} size="small">
                  {t('accept')}
                </Button>
                <Button onPress={() => void decide(id, 'reject')} size="small" variant="quiet">
                  {t('reject')}
                </Button>
              </>
            )}
          </Inline>
        ),
    },
  ]
  // A file has no buttons.
  const written = columns.map(column => (column.id === 'late' ? { ...column, cell: lateOf } : column))
  return (
    <DataTable
      columns={columns}
      label={t('results')}
      rowKey={({ id }) => id}
      rows={results}
      toolbar={results.length > 0 && <TableTools columns={written} label={t('results')} rows={results} />}
    />
  )
}
