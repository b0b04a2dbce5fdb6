import { changeUserType, type UserRecord } from '@portal/contract/people/users/users'
import { Dialog } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { RecordForm } from '../../../blocks/form/RecordForm.tsx'
import { useUserTexts } from '../../../core/texts/people.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { TypeSelect } from '../TypeSelect.tsx'
import { userIn } from '../UserForm.tsx'

interface ChangeTypeProps {
  user: UserRecord
  onClose: () => void
}

/** Changes the type of an account, and with it the default profile. */
export const ChangeType = ({ user, onClose }: ChangeTypeProps) => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  return (
    <Dialog isOpen onClose={onClose} title={t('acts.change_type')}>
      <Stack>
        <Text>{t('type_now', { type: auth(`privileges.${user.type}`) })}</Text>
        <RecordForm
          endpoint={changeUserType}
          onCancel={onClose}
          onDone={onClose}
          read={userIn}
          record={user}
          submit={t('acts.change_type')}
        >
          <TypeSelect help={t('change_type_help')} />
        </RecordForm>
      </Stack>
    </Dialog>
  )
}
