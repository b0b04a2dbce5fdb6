import { addUser } from '@portal/contract/users'
import { toast } from '@portal/ui/Toast'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useUserTexts } from './texts.ts'
import { UserFields } from './UserFields.tsx'
import { userIn } from './user-form.ts'

/** Makes an account and invites its person by mail; `onAdded` is called with its id. */
export const NewUser = ({ onAdded }: { onAdded: (id: string) => void }) => {
  const t = useUserTexts()
  return (
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
  )
}
