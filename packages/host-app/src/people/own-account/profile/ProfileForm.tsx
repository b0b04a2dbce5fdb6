import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Form } from '@portal/ui/Form'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useAccountTexts } from '../../../core/texts/people.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { ProfileFields } from '../../profiles/ProfileFields.tsx'
import type { Account } from './conflict.ts'
import { ProfileConflict } from './ProfileConflict.tsx'
import { FORM, useProfileForm } from './use-profile-form.ts'

/** Edits the person's profile. After a conflict, shows both versions and loses no input. */
export const ProfileForm = ({ account }: { account: Account }) => {
  const t = useAccountTexts()
  const auth = useAuthTexts()
  const { form, base, values, edition, isSaved, isSending, conflict } = useProfileForm(account)
  const emailFact = (
    <Inline>
      <Isolate direction="ltr">{base.email}</Isolate>
      <Status tone={base.email_verified ? 'success' : 'warning'}>
        {t(base.email_verified ? 'email_verified' : 'email_unverified')}
      </Status>
    </Inline>
  )
  return (
    <>
      <DescriptionList facts={[{ label: auth('email'), value: emailFact }]} />
      <Form
        {...form}
        actions={
          <>
            <Button isBusy={isSending} type="submit" variant="primary">
              {t('save')}
            </Button>
            <span role="status">{isSaved && <Text tone="success">{t('saved')}</Text>}</span>
          </>
        }
        hasStickyActions
        id={FORM}
        key={edition}
        serverError={conflict ? <ProfileConflict {...conflict} /> : form.serverError}
      >
        <ProfileFields values={values} />
      </Form>
    </>
  )
}
