import { issueCertificates, type TrainingResult } from '@portal/contract/training/results/trainee-results'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRowResults } from '../../blocks/rows/use-row-results.ts'
import { useCertificateTexts } from '../../core/texts/training.ts'
import { IssueDialog, RevokeDialog } from './CertificateDialog.tsx'
import type { CertificateAction } from './CertificateMenu.tsx'

/** Issues, opens, and revokes certificates. Holds the result of each row until the next request. */
export const useCertificates = (trainingId: string) => {
  const t = useCertificateTexts()
  const act = useAct()
  const { set } = useQuery()
  const results = useRowResults()
  const { attempt, isBusy, failure } = useAttempt()
  const [asked, ask] = useState<{ row: TrainingResult; for: 'issue_by_reason' | 'revoke' }>()
  const close = () => ask(undefined)
  const issue = (rows: readonly TrainingResult[]) =>
    attempt(async () => {
      const given = { id: trainingId, user_ids: rows.map(row => row.id) }
      results.show((await act(issueCertificates, given)).data)
    })
  const run = (action: CertificateAction, row: TrainingResult) => {
    if (action === 'open') set({ certificate: row.certificate?.id }, { isStep: true })
    else if (action === 'issue') void issue([row])
    else ask({ row, for: action })
  }
  const dialog =
    asked &&
    (asked.for === 'revoke' ? (
      <RevokeDialog
        onClose={close}
        onDone={() => {
          close()
          toast({ tone: 'success', text: t('revoked_done') })
        }}
        row={asked.row}
      />
    ) : (
      <IssueDialog
        onClose={close}
        onDone={({ data }) => {
          close()
          results.show(data)
        }}
        row={asked.row}
        trainingId={trainingId}
      />
    ))
  return { ...results, issue, run, isBusy, failure, dialog }
}
