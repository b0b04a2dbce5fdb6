import type { TrainingResult } from '@portal/contract/training/results/trainee-results'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { oneOf } from '../../blocks/navigation/use-query.ts'
import { useCertificateTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'

/** Actions on a trainee's certificate. */
export const certificateActions = ['open', 'issue', 'issue_by_reason', 'revoke'] as const

export type CertificateAction = (typeof certificateActions)[number]

interface CertificateMenuProps {
  row: TrainingResult
  onAction: (action: CertificateAction) => void
}

/** Opens or revokes a certificate, or issues a missing one. */
export const CertificateMenu = ({ row, onAction }: CertificateMenuProps) => {
  const t = useCertificateTexts()
  const nameOf = useNameOf()
  const issue = row.earned === null || row.is_early ? 'issue_by_reason' : 'issue'
  const change: CertificateAction = row.certificate ? 'revoke' : issue
  const mayChange = row.can.certify && (row.certificate !== null || row.dropped_out_at === null)
  const actions = [row.certificate && ('open' as const), mayChange && change].filter(one => typeof one === 'string')
  if (actions.length === 0) return null
  return (
    <Menu
      icon={<Icon name="more" />}
      items={actions.map(id => ({ id, label: t(id) }))}
      label={t('actions', { name: nameOf(row) })}
      onAction={chosen => {
        const action = oneOf(certificateActions, chosen)
        if (action) onAction(action)
      }}
      size="small"
      trigger="icon"
    />
  )
}
