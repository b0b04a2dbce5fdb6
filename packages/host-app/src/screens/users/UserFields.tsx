import { languages } from '@portal/contract/limits'
import type { UserRecord } from '@portal/contract/users'
import { Section } from '@portal/ui/Section'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { useTextSource } from '@portal/ui/texts'
import { ProfileFields } from '../../parts/profile/ProfileFields.tsx'
import { useAuthTexts } from '../../texts/texts.ts'
import { TypeSelect } from './TypeSelect.tsx'
import { useUserTexts } from './texts.ts'

/** The fields of an account, empty or as they are. The type of one that exists is changed apart from them. */
export const UserFields = ({ user }: { user?: UserRecord }) => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const { language } = useTextSource()
  const isFixed = user !== undefined && !user.can.change_email
  const emailHelp = user && t(isFixed ? 'email_fixed' : 'email_help')
  return (
    <>
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
    </>
  )
}
