import type { User } from '@portal/contract/people/users/users'
import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { TextArea } from '@portal/ui/TextArea'
import { TextField } from '@portal/ui/TextField'
import { RowsDialog } from '../../../blocks/rows/RowsDialog.tsx'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useNameOf } from '../../people/use-name-of.ts'
import { type ActionName, callsOf } from './actions.ts'
import { useActionWords } from './use-action-words.ts'

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
  const words = useActionWords()
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
        action: words.actionOf(name),
        lead: words.helpOf(name),
        done: words.doneOf(name),
        chosen: count => t('people', { count }),
      }}
    >
      {words.isWaiting(name) && (
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
