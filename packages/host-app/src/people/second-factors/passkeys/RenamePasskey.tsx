import { type Passkey, renamePasskey } from '@portal/contract/people/access/second-factors'
import { FormDialog } from '../../../blocks/form/FormDialog.tsx'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'
import { PasskeyName } from './PasskeyName.tsx'

interface RenamePasskeyProps {
  passkey: Passkey
  onClose: () => void
  onDone: () => void | Promise<void>
}

/** Renames a passkey. The credential itself doesn't change. */
export const RenamePasskey = ({ passkey, onClose, onDone }: RenamePasskeyProps) => {
  const t = useFactorTexts()
  const { form, isSending } = useForm({
    endpoint: renamePasskey,
    read: given => ({ id: passkey.id, ...filled(given) }),
    onDone,
  })
  return (
    <FormDialog
      form={form}
      isSending={isSending}
      onClose={onClose}
      size="small"
      submit={t('passkeys.save')}
      title={t('passkeys.rename_title')}
    >
      <PasskeyName name={passkey.name} />
    </FormDialog>
  )
}
