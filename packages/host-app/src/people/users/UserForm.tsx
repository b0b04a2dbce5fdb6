import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { languages } from '@portal/contract/core/fields/limits'
import { addUser, editUser, type UserRecord } from '@portal/contract/people/users/users'
import { Section } from '@portal/ui/Section'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { useTextSource } from '@portal/ui/texts'
import type * as z from 'zod/mini'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { ProfileFields } from '../profiles/ProfileFields.tsx'
import { TypeSelect } from './TypeSelect.tsx'
import { useUserTexts } from './texts.ts'
import { userIn } from './user-form.ts'

interface UserFormProps {
  /** As they are. Default: an account is made, and its person invited by mail. */
  user?: UserRecord
  /** Called with the account as it was stored. */
  onDone: (stored: UserRecord) => void
  /** Default: no button to cancel. */
  onCancel?: () => void
}

/** The form of an account, empty or as it is. The type of one that exists is changed apart from it. */
export const UserForm = ({ user, onDone, onCancel }: UserFormProps) => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const { language } = useTextSource()
  const isFixed = user !== undefined && !user.can.change_email
  const fixedHelp = user?.email_change ? 'email_waits' : 'email_fixed'
  const emailHelp = user && t(isFixed ? fixedHelp : 'email_help')
  const endpoint: Endpoint<z.ZodMiniType, (typeof addUser)['output']> = user ? editUser : addUser
  return (
    <RecordForm
      endpoint={endpoint}
      onDone={({ data }) => onDone(data)}
      read={userIn}
      record={user}
      {...(user ? {} : { submit: t('invite') })}
      {...(onCancel && { onCancel })}
    >
      <Section title={t('account')}>
        <TextField
          autoComplete="off"
          defaultValue={user?.email ?? ''}
          direction="ltr"
          help={emailHelp ?? t('email_new_help')}
          isReadOnly={isFixed}
          isRequired
          label={auth('email')}
          name="email"
          type="email"
        />
        {!user && <TypeSelect />}
        <Select
          defaultValue={user?.language ?? (language === 'ar' ? 'ar' : 'en')}
          help={t('language_help')}
          isRequired
          label={t('language')}
          name="language"
          options={languages.map(value => ({ value, label: t(`languages.${value}`) }))}
        />
      </Section>
      <ProfileFields isOfOther values={user ?? {}} />
    </RecordForm>
  )
}
