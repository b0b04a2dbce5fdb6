import { confirmPassword } from '@portal/contract/second_factors'
import { Button } from '@portal/ui/Button'
import { Dialog } from '@portal/ui/Dialog'
import { Form } from '@portal/ui/Form'
import { PasswordField } from '@portal/ui/PasswordField'
import { Text } from '@portal/ui/Text'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useAuthTexts } from '../../texts/texts.ts'
import { useFactorTexts } from './texts.ts'

interface ConfirmPasswordProps {
  onProven: () => void
  onClose: () => void
}

/** Asks for the password again, before what an open session alone must not change. */
export const ConfirmPassword = ({ onProven, onClose }: ConfirmPasswordProps) => {
  const t = useFactorTexts()
  const auth = useAuthTexts()
  const { form, isSending } = useForm({ endpoint: confirmPassword, read: filled, onDone: onProven })
  return (
    <Dialog isOpen onClose={onClose} size="small" title={t('confirm.title')}>
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} type="submit" variant="primary">
            {t('confirm.submit')}
          </Button>
        }
      >
        <Text>{t('confirm.text')}</Text>
        <PasswordField
          autoComplete="current-password"
          autoFocus
          isRequired
          label={auth('password')}
          name="current_password"
        />
      </Form>
    </Dialog>
  )
}
