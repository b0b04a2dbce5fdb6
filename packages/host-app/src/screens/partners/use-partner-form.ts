import { ProblemError } from '@portal/contract/call'
import { type addPartner, type editPartner, type Partner, partner as partnerShape } from '@portal/contract/partners'
import { useUnsaved } from '@portal/ui/Form'
import { useRef } from 'react'
import { useForm } from '../../blocks/use-form.ts'
import { useAct } from '../../blocks/use-read.ts'
import { fieldOf, partnerIn } from './partner-form.ts'

/** The form of one site. After a conflict, saving again writes over what was stored meanwhile. */
export const usePartnerForm = (
  endpoint: typeof addPartner | typeof editPartner,
  partner: Partner | undefined,
  onDone: (saved: Partner) => void,
) => {
  const act = useAct()
  const unsaved = useUnsaved()
  const version = useRef(partner?.version)
  const { form, isSending, failure } = useForm<(typeof endpoint)['input'], (typeof endpoint)['output']>({
    endpoint,
    send: act,
    unsaved,
    read: given => ({ ...partnerIn(given), ...(partner && { id: partner.id, version: version.current }) }),
    onDone: ({ data }) => onDone(data),
  })
  const isConflict = failure instanceof ProblemError && failure.problem.code === 'changed_meanwhile'
  const onSubmit = async (given: FormData) => {
    if (isConflict) {
      const present = partnerShape.safeParse(failure.problem.data)
      if (present.success) version.current = present.data.version
    }
    await form.onSubmit(given)
  }
  const problems = Object.fromEntries(Object.entries(form.problems).map(([path, text]) => [fieldOf(path), text]))
  return { form: { ...form, onSubmit, problems }, isSending, isConflict }
}
