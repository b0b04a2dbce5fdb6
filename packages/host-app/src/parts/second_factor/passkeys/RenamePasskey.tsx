import { limits } from '@portal/contract/limits'
import { type Passkey, renamePasskey } from '@portal/contract/second_factors'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { TextField } from '@portal/ui/TextField'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { useFactorTexts } from '../texts.ts'

interface RenamePasskeyProps {
  passkey: Passkey
  onClose: () => void
  onDone: () => void | Promise<void>
}

/** Gives a passkey another name; what it opens stays the same. */
export const RenamePasskey = ({ passkey, onClose, onDone }: RenamePasskeyProps) => {
  const t = useFactorTexts()
  const { form, isSending } = useForm({
    endpoint: renamePasskey,
    read: given => ({ id: passkey.id, ...filled(given) }),
    onDone,
  })
  return (
    <Dialog isOpen onClose={onClose} size="small" title={t('passkeys.rename_title')}>
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} type="submit" variant="primary">
            {t('passkeys.save')}
          </Button>
        }
      >
        <TextField
          autoComplete="off"
          autoFocus
          defaultValue={passkey.name}
          isRequired
          label={t('passkeys.name')}
          maxLength={limits.code_length}
          name="name"
        />
      </Form>
    </Dialog>
  )
}
