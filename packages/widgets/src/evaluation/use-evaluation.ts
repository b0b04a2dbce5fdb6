import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import { useIsLive } from '@portal/ui/live'
import { useMemo, useState } from 'react'
import type { EvaluationPort } from '../ports/evaluation/index.ts'
import { type Failure, failureOf, keyPerContent } from '../sending.ts'
import { answersOf, evaluationProblems, type GivenAnswers } from './answers.ts'
import { readStoredAnswers, removeDraft, writeDraft } from './draft-storage.ts'

/** State of the open evaluation. Stores each answer on the device until it is sent. */
export const useEvaluation = (questions: readonly EvaluationQuestion[], port: EvaluationPort, wasSent: boolean) => {
  // The server renders without the stored draft, so the draft appears only after hydration.
  const isLive = useIsLive()
  const stored = useMemo(() => (isLive ? readStoredAnswers(port.draft) : {}), [isLive, port.draft])
  const [changed, setChanged] = useState<GivenAnswers>()
  const given = changed ?? stored
  const [step, setStep] = useState<'answering' | 'sending' | 'sent'>(wasSent ? 'sent' : 'answering')
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [keyOf] = useState(keyPerContent)

  const answer = (item: string, value: number | string | undefined) => {
    const { [item]: _, ...others } = given
    const next = value === undefined ? others : { ...others, [item]: value }
    setChanged(next)
    writeDraft(port.draft, next)
  }

  const finish = () => {
    removeDraft(port.draft)
    setStep('sent')
  }

  const send = async () => {
    if (step !== 'answering') return
    setChecked(true)
    setFailure(undefined)
    if (Object.keys(evaluationProblems(questions, given)).length > 0) return
    const answers = answersOf(questions, given)
    setStep('sending')
    try {
      await port.send(answers, keyOf(answers))
      finish()
    } catch (error) {
      const refused = failureOf(error)
      // An earlier request succeeded, but its response was lost.
      if (refused.code === 'evaluation_sent') return finish()
      setFailure(refused)
      setStep('answering')
    }
  }

  const problems = { ...failure?.fields, ...(isChecked && evaluationProblems(questions, given)) }
  return { given, step, failure, problems, answer, send }
}
