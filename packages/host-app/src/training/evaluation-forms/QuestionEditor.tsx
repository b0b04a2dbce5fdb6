import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { Button } from '@portal/ui/Button'
import { Checkbox } from '@portal/ui/Checkbox'
import { Inline } from '@portal/ui/Inline'
import { Movable, moved } from '@portal/ui/Movable'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useEvaluationTexts } from '../../core/texts/training.ts'
import { ItemActions } from './ItemActions.tsx'
import { newRow } from './questions.ts'
import { WordsFields } from './WordsFields.tsx'

interface QuestionEditorProps {
  question: EvaluationQuestion
  /** Zero-based index and question count. */
  at: number
  of: number
  onChange: (question: EvaluationQuestion) => void
  onMove: (to: number) => void
  onRemove: () => void
}

export const QuestionEditor = ({ question, at, of, onChange, onMove, onRemove }: QuestionEditorProps) => {
  const t = useEvaluationTexts()
  const path = `questions.${at}`
  const rows = question.kind === 'table' ? question.rows : []
  const setRows = (next: typeof rows) => question.kind === 'table' && onChange({ ...question, rows: next })
  return (
    <Section
      actions={
        <ItemActions at={at} name={t('question', { number: at + 1 })} of={of} onMove={onMove} onRemove={onRemove} />
      }
      title={t('question_of', { number: at + 1, kind: t(`kinds.${question.kind}`) })}
    >
      <Stack>
        <WordsFields onChange={change => onChange({ ...question, ...change })} path={path} words={question} />
        <Checkbox isChecked={question.is_required} onChange={is_required => onChange({ ...question, is_required })}>
          {t('is_required')}
        </Checkbox>
        {rows.map((row, nth) => (
          <Movable key={row.id}>
            <Stack gap="small">
              <WordsFields
                onChange={change => setRows(rows.map(one => (one === row ? { ...row, ...change } : one)))}
                path={`${path}.rows.${nth}`}
                words={row}
              />
              <ItemActions
                at={nth}
                name={t('row', { number: nth + 1 })}
                of={rows.length}
                onMove={to => setRows(moved(rows, nth, to))}
                onRemove={() => setRows(rows.filter(one => one !== row))}
              />
            </Stack>
          </Movable>
        ))}
        {question.kind === 'table' && (
          <Inline>
            <Button onPress={() => setRows([...rows, newRow()])} size="small">
              {t('add_row')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  )
}
