import { addUser } from '@portal/contract/users'
import { Drawer } from '@portal/ui/Drawer'
import { toast } from '@portal/ui/Toast'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useUserTexts } from './texts.ts'
import { UserFields } from './UserFields.tsx'
import { userIn } from './user-form.ts'

interface NewUserProps {
  /** Called with the id of the new account. */
  onAdded: (id: string) => void
  onClose: () => void
}

/** Makes an account and invites its person by mail. */
export const NewUser = ({ onAdded, onClose }: NewUserProps) => {
  const t = useUserTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm
        endpoint={addUser}
        onDone={({ data }) => {
          toast({ tone: 'success', text: t('invited', { email: `\u2066${data.email}\u2069` }) })
          onAdded(data.id)
        }}
        read={userIn}
        submit={t('invite')}
      >
        <UserFields />
      </RecordForm>
    </Drawer>
  )
}
