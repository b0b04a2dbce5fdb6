import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { languages } from '@portal/contract/core/fields/limits'
import { addUser, editUser, type UserRecord } from '@portal/contract/people/users/users'
import { Section } from '@portal/ui/Section'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { useTextSource } from '@portal/ui/texts'
import type * as z from 'zod/mini'
import { useMailSuffix } from '../../blocks/api/use-installation.ts'
import { RecordForm } from '../../blocks/form/RecordForm.tsx'
import { useUserTexts } from '../../core/texts/people.ts'
import { useAuthTexts } from '../../core/texts/texts.ts'
import { ProfileFields } from '../profiles/ProfileFields.tsx'
import { TypeSelect } from './TypeSelect.tsx'

interface UserFormProps {
  /** The account to edit. Default: creates one and sends an invitation. */
  user?: UserRecord
  /** Called with the saved account. */
  onDone: (stored: UserRecord) => void
  /** Default: no cancel button. */
  onCancel?: () => void
}

/** All form fields, including cleared ones, so that the server clears them too. */
export const userIn = (form: FormData): object =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])))

/** Creates or edits an account. The type of an existing account is changed separately. */
export const UserForm = ({ user, onDone, onCancel }: UserFormProps) => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const { language } = useTextSource()
  const kept = useMailSuffix()
  const newHelp = kept ? 'kept_invitation' : 'email_new_help'
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
      {...(user ? {} : { submit: t(`invite${kept}`) })}
      {...(onCancel && { onCancel })}
    >
      <Section title={t('account')}>
        <TextField
          autoComplete="off"
          defaultValue={user?.email ?? ''}
          direction="ltr"
          help={emailHelp ?? t(newHelp)}
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
