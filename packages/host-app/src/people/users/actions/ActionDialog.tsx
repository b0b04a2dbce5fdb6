import type { User } from '@portal/contract/people/users/users'
import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { useSendsMail } from '../../../blocks/api/use-installation.ts'
import { RowsDialog } from '../../../blocks/rows/RowsDialog.tsx'
import { useNameOf } from '../../people/texts.ts'
import { useUserTexts } from '../texts.ts'
import { type ActionName, callsOf } from './actions.ts'

interface ActionDialogProps {
  name: ActionName
  /** Whom it is done to; one as well as many. */
  rows: readonly User[]
  onClose: () => void
  /** Called when it was done, whatever came of it for each. Default nothing. */
  onDone?: () => void
}

/** Asks before an action, shows how far it has come, and what came of it for each person. */
export const ActionDialog = ({ name, rows, onClose, onDone }: ActionDialogProps) => {
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
