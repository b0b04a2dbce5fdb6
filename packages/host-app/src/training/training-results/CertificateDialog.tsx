import type { Endpoint, OutputOf } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import { certificateKinds } from '@portal/contract/training/certificates/certificate-conditions'
import { revokeCertificate } from '@portal/contract/training/certificates/certificates'
import { issueCertificates, type TrainingResult } from '@portal/contract/training/results/trainee-results'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { ReasonDialog } from '../../blocks/form/ReasonDialog.tsx'
import { useCertificateTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

interface CertificateDialogProps<E extends Endpoint> {
  row: TrainingResult
  onClose: () => void
  onDone: (answer: OutputOf<E>) => void
}

interface IssueDialogProps extends CertificateDialogProps<typeof issueCertificates> {
  trainingId: string
}

/** Issues a certificate before the training ends, or to someone who doesn't meet the requirements. */
export const IssueDialog = ({ trainingId, row, ...rest }: IssueDialogProps) => {
  const t = useCertificateTexts()
  const nameOf = useNameOf()
  const isEarned = row.earned !== null
  return (
    <ReasonDialog
      action={t('issue')}
      endpoint={issueCertificates}
      input={{ id: trainingId, user_ids: [row.id] }}
      reason={{ label: t('reason'), maxLength: limits.address_length }}
      text={t(isEarned ? 'early_text' : 'by_reason_text', { name: nameOf(row) })}
      title={t(isEarned ? 'early_title' : 'by_reason_title')}
      {...rest}
    >
      {!isEarned && (
        <RadioGroup
          defaultValue="participation"
          label={t('kind')}
          name="kind"
          options={certificateKinds.map(value => ({ value, label: t(`kinds.${value}`) }))}
        />
      )}
    </ReasonDialog>
  )
}

export const RevokeDialog = ({ row, ...rest }: CertificateDialogProps<typeof revokeCertificate>) => {
  const t = useCertificateTexts()
  const nameOf = useNameOf()
  return (
    <ReasonDialog
      action={t('revoke')}
      endpoint={revokeCertificate}
      input={{ id: row.certificate?.id }}
      reason={{ help: t('revoke_reason_help'), label: t('reason'), maxLength: limits.address_length }}
      text={t('revoke_text')}
      title={t('revoke_title', { name: nameOf(row) })}
      {...rest}
    />
  )
}
