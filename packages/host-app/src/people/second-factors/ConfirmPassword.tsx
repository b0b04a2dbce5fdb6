import { confirmPassword } from '@portal/contract/people/access/second-factors'
import { PasswordField } from '@portal/ui/PasswordField'
import { Text } from '@portal/ui/Text'
import { FormDialog } from '../../blocks/form/FormDialog.tsx'
import { filled, useForm } from '../../blocks/form/use-form.ts'
import { useFactorTexts } from '../../core/texts/people.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'

interface ConfirmPasswordProps {
  onProven: () => void
  onClose: () => void
}

/** Asks for the password again before a change that an open session alone must not allow. */
export const ConfirmPassword = ({ onProven, onClose }: ConfirmPasswordProps) => {
  const t = useFactorTexts()
  const auth = useAuthTexts()
  const { form, isSending } = useForm({ endpoint: confirmPassword, read: filled, onDone: onProven })
  return (
    <FormDialog
      form={form}
      isSending={isSending}
      onClose={onClose}
      size="small"
      submit={t('confirm.submit')}
      title={t('confirm.title')}
    >
      <Text>{t('confirm.text')}</Text>
      <PasswordField
        autoComplete="current-password"
        autoFocus
        isRequired
        label={auth('password')}
        name="current_password"
      />
    </FormDialog>
  )
}
