import { isErrorCode } from '@portal/contract/core/api/errors'
import { giveProfile, takeProfile } from '@portal/contract/people/privileges/privilege-profiles'
import type { User } from '@portal/contract/people/users/users'
import { useState } from 'react'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useUndo } from '../../../blocks/feedback/use-undo.ts'
import { leaveFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { usePrivilegeProfileTexts } from '../../../core/texts/people.ts'
import { useErrorTexts } from '../../../core/texts/texts.ts'
import { useNameOf } from '../../people/use-name-of.ts'

const steps = {
  give: { endpoint: giveProfile, done: 'given', back: takeProfile },
  take: { endpoint: takeProfile, done: 'taken', back: giveProfile },
} as const

/** Gives a profile to a person or removes it, with undo. `problem` explains why the last attempt failed. */
export const useGiving = (profile_id: string) => {
  const t = usePrivilegeProfileTexts()
  const errors = useErrorTexts()
  const problemText = useProblemText()
  const nameOf = useNameOf()
  const act = useAct()
  const offerUndo = useUndo()
  const [problem, setProblem] = useState<string>()
  const doStep = async (step: keyof typeof steps, person: User) => {
    const { endpoint, done, back } = steps[step]
    const input = { ids: [person.id], profile_id }
    setProblem(undefined)
    // The focused button unmounts with its row.
    leaveFocus()
    try {
      const { data } = await act(endpoint, input)
      const code = data[0]?.code
      if (code) setProblem(errors(isErrorCode(code) ? code : 'internal'))
      else offerUndo(t(done, { name: nameOf(person) }), () => act(back, input))
    } catch (error) {
      setProblem(problemText(error))
    }
  }
  return { problem, give: (person: User) => doStep('give', person), take: (person: User) => doStep('take', person) }
}
