import { isAttendanceLow } from '@portal/contract/training/attendance/attendance-percent'
import type { TestMark, TraineeResult } from '@portal/contract/training/results/trainee-results'
import type { Column } from '@portal/ui/DataTable'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useResultTexts } from '../../core/texts/training.ts'

const names = ['attendance', 'pre', 'post', 'progress'] as const

const figures = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })

export const signed = (points: number): string => figures.format(points)

export const useNone = () => (
  <Text as="span" tone="muted">
    {useBlockTexts()('none')}
  </Text>
)

/** A trainee's results as text: attendance with a warning if low, both test scores, and progress. */
const useResultValues = () => {
  const t = useResultTexts()
  const none = useNone()
  const percent = (value: number | null | undefined) =>
    value === null || value === undefined ? none : <Isolate>{t('percent', { percent: value })}</Isolate>
  const mark = (given: TestMark | null | undefined) =>
    given && given.state !== 'marked' ? t(`states.${given.state}`) : percent(given?.percent)
  const attended = (given: TraineeResult['attendance'] | undefined) =>
    given && isAttendanceLow(given) ? <Status tone="warning">{percent(given.so_far)}</Status> : percent(given?.so_far)
  return (result: TraineeResult | null) => ({
    attendance: attended(result?.attendance),
    pre: mark(result?.pre),
    post: mark(result?.post),
    progress: percent(result?.progress),
  })
}

/** The results as facts of one trainee. */
export const useResultFacts = () => {
  const t = useResultTexts()
  const valuesOf = useResultValues()
  return (result: TraineeResult): readonly Fact[] => {
    const values = valuesOf(result)
    return names.map(name => ({ label: t(name), value: values[name] }))
  }
}

/** The results as table columns. */
export const useResultColumns = <Row,>(resultOf: (row: Row) => TraineeResult | null): readonly Column<Row>[] => {
  const t = useResultTexts()
  const valuesOf = useResultValues()
  return names.map(name => ({ id: name, header: t(name), align: 'end', cell: row => valuesOf(resultOf(row))[name] }))
}
