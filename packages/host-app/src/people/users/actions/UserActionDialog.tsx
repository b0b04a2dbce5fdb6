import type { User } from '@portal/contract/people/users/users'
import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useSendsMail } from '../../../blocks/api/use-installation.ts'
import { RowsDialog } from '../../../blocks/rows/RowsDialog.tsx'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useNameOf } from '../../people/use-name-of.ts'
import { type ActionName, callsOf } from './actions.ts'

interface UserActionDialogProps {
  name: ActionName
  /** One account or several. */
  rows: readonly User[]
  onClose: () => void
  /** Called after the run, whatever each result. Default nothing. */
  onDone?: () => void
}

/** Confirms an action, shows its progress, and then the result for each person. */
export const UserActionDialog = ({ name, rows, onClose, onDone }: UserActionDialogProps) => {
  const t = useUserTexts()
  const isEmail = name === 'send_emails'
  const isMailed = isEmail || name === 'resend_verification'
  const isWaiting = !useSendsMail() && isMailed
  return (
    <RowsDialog
      after={isEmail && <Link href="/staff/mailings">{t('delivery')}</Link>}
      calls={callsOf(name)}
      isDanger={name === 'deactivate'}
      nameOf={useNameOf()}
      onClose={onClose}
      onDone={onDone}
      rows={rows}
      words={{
        action: t(`acts.${name}`),
        lead: t(`helps.${name}`),
        done: isWaiting ? t('done_kept') : t(`done.${name}`),
        chosen: count => t('people', { count }),
      }}
    >
      {isWaiting && (
        <Banner title={t('kept_title')} tone="warning">
          {t(isEmail ? 'kept_message' : 'kept_resend')}
        </Banner>
      )}
      {isEmail && (
        <>
          <TextField isRequired label={t('subject')} name="title" />
          <TextArea isRequired label={t('message')} name="content" rows={8} />
        </>
      )}
    </RowsDialog>
  )
}
