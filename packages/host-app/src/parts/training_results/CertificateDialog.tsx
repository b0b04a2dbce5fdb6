import { certificateKinds } from '@portal/contract/certificate_conditions'
import { revokeCertificate } from '@portal/contract/certificates'
import type { Endpoint, OutputOf } from '@portal/contract/endpoint'
import { limits } from '@portal/contract/limits'
import { issueCertificates, type TrainingResult } from '@portal/contract/trainee_results'
import { RadioGroup } from '@portal/ui/RadioGroup'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import type { ReactNode } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { FormDialog } from '../../blocks/form/FormDialog.tsx'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useCertificateTexts } from '../certificates/texts.ts'
import { useNameOf } from '../people/texts.ts'

interface ReasonDialogProps<E extends Endpoint> {
  endpoint: E
  /** What is sent beside what is filled in. */
  input: object
  title: string
  text: string
  action: string
  /** Under the reason. */
  help?: string
  /** Fields above the reason. Default none. */
  children?: ReactNode
  onClose: () => void
  onDone: (answer: OutputOf<E>) => void
}

const ReasonDialog = <E extends Endpoint>(props: ReasonDialogProps<E>) => {
  const { endpoint, input, title, text, action, help, children, onClose, onDone } = props
  const t = useCertificateTexts()
  const { form, isSending } = useForm<E['input'], E['output']>({
    endpoint,
    send: useAct(),
    read: values => ({ ...input, ...filled(values) }),
    check: (values): Record<string, string> =>
      String(values.get('reason') ?? '').trim() === '' ? { reason: 'reason_required' } : {},
    onDone,
  })
  return (
    <FormDialog
      cancel={t('cancel')}
      form={{ ...form, label: action }}
      isSending={isSending}
      onClose={onClose}
      submit={action}
      title={title}
    >
      <Text tone="muted">{text}</Text>
      {children}
      <TextArea
        isRequired
        label={t('reason')}
        maxLength={limits.address_length}
        name="reason"
        {...(help && { help })}
      />
    </FormDialog>
  )
}

interface CertificateDialogProps<E extends Endpoint> {
  row: TrainingResult
  onClose: () => void
  onDone: (answer: OutputOf<E>) => void
}

interface IssueDialogProps extends CertificateDialogProps<typeof issueCertificates> {
  trainingId: string
}

/** Issues a certificate to somebody who has not earned one, or before the training ends. */
export const IssueDialog = ({ trainingId, row, ...rest }: IssueDialogProps) => {
  const t = useCertificateTexts()
  const nameOf = useNameOf()
  const isEarned = row.earned !== null
  return (
    <ReasonDialog
      action={t('issue')}
      endpoint={issueCertificates}
      input={{ id: trainingId, user_ids: [row.id] }}
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

/** Revokes the certificate of somebody. */
export const RevokeDialog = ({ row, ...rest }: CertificateDialogProps<typeof revokeCertificate>) => {
  const t = useCertificateTexts()
  const nameOf = useNameOf()
  return (
    <ReasonDialog
      action={t('revoke')}
      endpoint={revokeCertificate}
      help={t('revoke_reason_help')}
      input={{ id: row.certificate?.id }}
      text={t('revoke_text')}
      title={t('revoke_title', { name: nameOf(row) })}
      {...rest}
    />
  )
}
