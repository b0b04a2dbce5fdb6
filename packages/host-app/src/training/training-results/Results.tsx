import { certificateNeed } from '@portal/contract/training/certificates/certificates'
import { listTrainingResults, outcomes, type TrainingResult } from '@portal/contract/training/results/trainee-results'
import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { RowOutcome } from '../../blocks/rows/RowOutcome.tsx'
import { useMay } from '../../core/session/session.ts'
import { useCertificateTexts, useResultTexts } from '../../core/texts/training.ts'
import { OpenCertificate } from '../certificates/shared/OpenCertificate.tsx'
import { useNameSort } from '../training-people/use-people-columns.tsx'
import { CertificateMenu } from './CertificateMenu.tsx'
import { OverallResults } from './OverallResults.tsx'
import { ResultMenu } from './ResultMenu.tsx'
import { useCertificates } from './use-certificates.tsx'
import { useTrainingResultColumns } from './use-training-result-columns.tsx'

/** Results of a training: averages, distributions, who passed, what others still need, and certificates. */
export const Results = ({ training }: { training: SubActivity }) => {
  const { id, can } = training
  const t = useResultTexts()
  const words = useCertificateTexts()
  const sort = useNameSort()
  const state = useListState(listTrainingResults, ['passed'], sort)
  const mayIssue = useMay(certificateNeed)
  const certificates = useCertificates(id)
  const { issue, run, isBusy } = certificates
  const bulk = (rows: readonly TrainingResult[], clear: () => void) => (
    <Button isDisabled={isBusy} onPress={() => void issue(rows).then(clear)} size="small">
      {words('issue_all')}
    </Button>
  )
  return (
    <Stack gap="large">
      {can.download_reports && (
        <Inline spread="end">
          <ResultMenu id={id} />
        </Inline>
      )}
      <OverallResults training={training} />
      <RowOutcome
        outcome={certificates}
        text={(done, left) => (left > 0 ? words('issued_some', { done, left }) : words('issued_all', { count: done }))}
      />
      <ResourceList
        columns={useTrainingResultColumns(certificates.refusedOf, training)}
        empty={{ title: t('empty'), text: t('empty_text') }}
        filters={[
          {
            id: 'passed',
            label: t('outcome'),
            options: outcomes.map(value => ({ value, label: t(`outcomes.${value}`) })),
          },
        ]}
        label={t('results')}
        list={listTrainingResults}
        rowMenu={row => <CertificateMenu onAction={action => run(action, row)} row={row} />}
        search={t('search')}
        state={{ ...state, input: { sort, ...state.input, id } }}
        {...(mayIssue && { bulkActions: bulk })}
      />
      {certificates.dialog}
      <OpenCertificate />
    </Stack>
  )
}
