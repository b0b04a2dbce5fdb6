import type { CertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import { gainOf } from '@portal/contract/training/results/gains'
import { marksOf, outcomeOf, type TrainingResult } from '@portal/contract/training/results/trainee-results'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useCertificateTexts, useResultTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { missingText } from '../trainee-results/result-words.ts'
import { signed, useNone, useResultColumns } from '../trainee-results/use-result-facts.tsx'
import { useNameSort } from '../training-people/use-people-columns.tsx'

/** Whether someone passed, what they still need, or when they dropped out. */
const Outcome = ({ row, settings }: { row: TrainingResult; settings: CertificateSettings }) => {
  const t = useResultTexts()
  const { missing, dropped_out_at } = row
  const outcome = outcomeOf(row)
  if (outcome === 'yes') return <Status tone="success">{t('outcomes.yes')}</Status>
  if (dropped_out_at)
    return (
      <>
        <Status>{t('outcomes.dropped_out')}</Status>
        <Text as="div" size="small" tone="muted">
          <DateText value={dropped_out_at} />
        </Text>
      </>
    )
  return (
    <>
      <Status>{t('outcomes.no')}</Status>
      {missing.map(condition => (
        <Text as="div" key={condition} size="small" tone="muted">
          {missingText(t, condition, settings)}
        </Text>
      ))}
    </>
  )
}

interface CertificateProps extends Pick<TrainingResult, 'certificate'> {
  /** Why the last attempt to issue a certificate failed. */
  refused: string | undefined
}

const CertificateCell = ({ certificate, refused }: CertificateProps) => {
  const t = useCertificateTexts()
  const none = useNone()
  return (
    <>
      {certificate ? t(`kinds.${certificate.kind}`) : none}
      {certificate && (
        <Text as="div" size="small" tone="muted">
          <DateText value={certificate.issued_at} />
        </Text>
      )}
      {refused && (
        <Text as="div" size="small" tone="danger">
          {refused}
        </Text>
      )}
    </>
  )
}

/** Columns of a training's results. `refusedOf` returns why issuing a certificate failed. */
export const useTrainingResultColumns = (
  refusedOf: (id: string) => string | undefined,
  settings: CertificateSettings,
): readonly Column<TrainingResult>[] => {
  const t = useResultTexts()
  const words = useCertificateTexts()
  const nameOf = useNameOf()
  const name = useNameSort()
  const none = useNone()
  const figures = useResultColumns<TrainingResult>(row => row.result).map(column => ({ ...column, sort: true }))
  const [attendance, pre, post, progress] = figures
  return [
    {
      ...{ id: name, header: t('trainee'), sort: true, primary: true, width: 'medium' as const },
      cell: row => <Isolate direction="auto">{nameOf(row)}</Isolate>,
    },
    {
      id: 'outcome',
      header: t('outcome'),
      width: 'medium',
      cell: row => <Outcome row={row} settings={settings} />,
    },
    ...[pre, post].filter(column => column !== undefined),
    {
      ...{ id: 'gain', header: t('gain'), sort: true, align: 'end' as const },
      cell: ({ result }) => {
        const gain = gainOf(marksOf(result))
        return gain === null ? none : <Isolate>{signed(gain)}</Isolate>
      },
    },
    ...[attendance, progress].filter(column => column !== undefined),
    {
      ...{ id: 'certificate', header: words('certificate') },
      cell: row => <CertificateCell certificate={row.certificate} refused={refusedOf(row.id)} />,
    },
  ]
}
