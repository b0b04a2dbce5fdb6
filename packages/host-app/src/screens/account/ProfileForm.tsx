import { editAccount } from '@portal/contract/access'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Form } from '@portal/ui/Form'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useForm } from '../../blocks/use-form.ts'
import { loadUser } from '../../session/session.ts'
import { useAuthTexts } from '../../texts/texts.ts'
import { ProfileFields } from '../profile/ProfileFields.tsx'
import { Conflict } from './Conflict.tsx'
import { type Account, conflictIn, typedIn } from './conflict.ts'
import { useAccountTexts } from './texts.ts'

const FORM = 'own-profile'

/** Changes the own profile. When it was changed elsewhere meanwhile, both are shown and nothing typed is lost. */
export const ProfileForm = ({ account }: { account: Account }) => {
  const t = useAccountTexts()
  const auth = useAuthTexts()
  const { mutate } = useSWRConfig()
  const [base, setBase] = useState(account)
  const [edition, setEdition] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { form, isSending, failure, fail } = useForm({
    endpoint: editAccount,
    read: given => ({ ...typedIn(given), version: base.version }),
    onDone: async answer => {
      setBase(answer.data)
      setSaved(true)
      await Promise.all([mutate('/account', answer, { revalidate: false }), loadUser()])
    },
  })
  const present = conflictIn(failure)
  const keepTyped = (theirs: Account) => {
    setBase(theirs)
    fail(null)
    // The new version has to be known to the form before it is sent.
    setTimeout(() => document.querySelector<HTMLFormElement>(`#${FORM}`)?.requestSubmit())
  }
  const takeSaved = (theirs: Account) => {
    setBase(theirs)
    fail(null)
    setEdition(edition + 1)
  }
  const conflict = present && (
    <Conflict onKeep={() => keepTyped(present)} onTake={() => takeSaved(present)} saved={present} typed={typed} />
  )
  const standing = (
    <Inline>
      <Isolate direction="ltr">{base.email}</Isolate>
      <Status tone={base.email_verified ? 'success' : 'warning'}>
        {t(base.email_verified ? 'email_verified' : 'email_unverified')}
      </Status>
    </Inline>
  )
  return (
    <>
      <DescriptionList facts={[{ label: auth('email'), value: standing }]} />
      <Form
        {...form}
        actions={
          <Button isBusy={isSending} type="submit" variant="primary">
            {t('save')}
          </Button>
        }
        hasStickyActions
        id={FORM}
        key={edition}
        onInput={given => {
          setSaved(false)
          form.onInput(given)
        }}
        onSubmit={given => {
          setTyped(typedIn(given))
          return form.onSubmit(given)
        }}
        serverError={conflict ?? form.serverError}
      >
        <ProfileFields values={base} />
        {isSaved && (
          <Banner isLive tone="success">
            {t('saved')}
          </Banner>
        )}
      </Form>
    </>
  )
}
