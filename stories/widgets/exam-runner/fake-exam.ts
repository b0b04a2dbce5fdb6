import { type AnswerSave, type AttemptStatus, type ExamAttempt, isNewerSave } from '@portal/contract/exam_attempts'
import type { ExamPort } from '@portal/widgets/exam-runner'

/** A server of one attempt in the page: it keeps saves by the contract's rule, and its line can be cut. */
export const fakeExam = (attempt: ExamAttempt, person = 'person') => {
  const counting = new Map<string, AnswerSave>()
  const log = new Map<string, AnswerSave>()
  let { lease, state, deadline_at } = attempt
  let isCut = false
  let calls = 0
  const reach = () => {
    calls += 1
    if (isCut) throw new Error('no connection')
  }
  const status = (): AttemptStatus => ({
    id: attempt.id,
    state,
    deadline_at,
    server_time: new Date().toISOString(),
    lease,
  })
  const port: ExamPort = {
    person,
    save: async answers => {
      reach()
      const late = state === 'closed'
      for (const save of answers) {
        const key = `${save.lease} ${save.seq}`
        if (log.has(key)) continue
        log.set(key, save)
        if (!late && isNewerSave(save, counting.get(save.question_id))) counting.set(save.question_id, save)
      }
      return { ...status(), late }
    },
    status: async () => {
      reach()
      return status()
    },
    submit: async given => {
      reach()
      if (given !== lease) throw new Error('open elsewhere')
      state = 'closed'
      return status()
    },
    open: async () => {
      reach()
      lease += 1
      return { ...attempt, ...status(), answers: [...counting.values()] }
    },
  }
  return {
    port,
    /** The answers that count, by question. */
    values: () => Object.fromEntries([...counting].map(([id, { value }]) => [id, value])),
    calls: () => calls,
    cut: () => {
      isCut = true
    },
    reconnect: () => {
      isCut = false
      dispatchEvent(new Event('online'))
    },
    /** As if the time had come. */
    close: () => {
      state = 'closed'
    },
    setDeadline: (at: Date) => {
      deadline_at = at.toISOString()
    },
  }
}
