import { editAccount } from '@portal/contract/people/access/access'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { useShowFailure } from '../../../blocks/feedback/FailureBanner.tsx'
import { useForm } from '../../../blocks/form/use-form.ts'
import { loadUser } from '../../../core/session/session.ts'
import type { ProfileValues } from '../../profiles/profile-values.ts'
import { type Account, conflictIn, typedIn } from './conflict.ts'
import { forgetUnsaved, readUnsaved, saveUnsaved } from './unsaved.ts'

/** ID of the form element, to submit it again after a conflict. */
export const FORM = 'own-profile'

/** State of the profile form: the version it started from, the input, and both ways to resolve a conflict. */
export const useProfileForm = (account: Account) => {
  const { mutate } = useSWRConfig()
  const [start] = useState(() => readUnsaved(account))
  const [base, setBase] = useState(start.base)
  const [values, setValues] = useState<ProfileValues>({ ...start.base, ...start.typed })
  const [edition, setEdition] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { form, isSending, failure, fail } = useForm({
    endpoint: editAccount,
    read: given => ({ ...typedIn(given), version: base.version }),
    onDone: async answer => {
      forgetUnsaved()
      setBase(answer.data)
      setSaved(true)
      await Promise.all([mutate('/account', answer, { revalidate: false }), loadUser()])
    },
  })
  useShowFailure(failure)
  const present = conflictIn(failure)
  const startFrom = (theirs: Account) => {
    setBase(theirs)
    fail(null)
  }
  const conflict = present && {
    saved: present,
    typed,
    onKeep: () => {
      startFrom(present)
      // The form must re-render with the new version before it submits.
      setTimeout(() => document.querySelector<HTMLFormElement>(`#${FORM}`)?.requestSubmit())
    },
    onTake: () => {
      forgetUnsaved()
      startFrom(present)
      setValues(present)
      setEdition(edition + 1)
    },
  }
  const onInput = (given: FormData) => {
    setSaved(false)
    saveUnsaved({ base, typed: typedIn(given) })
    form.onInput(given)
  }
  const onSubmit = (given: FormData) => {
    setSaved(false)
    setTyped(typedIn(given))
    return form.onSubmit(given)
  }
  return { form: { ...form, onInput, onSubmit }, base, values, edition, isSaved, isSending, conflict }
}
