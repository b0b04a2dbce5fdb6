import { ProblemError } from '@portal/contract/core/api/call'
import type { AnswerSave, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { ExamPort } from '@portal/widgets/exam-runner'
import { memoryExam } from '@portal/widgets/testing'

/** A port without a server for one attempt. Can go offline and refuse answers. */
export const fakeExam = (attempt: ExamAttempt, person = 'person') => {
  const { port: server, ...more } = memoryExam(attempt, person)
  let isCut = false
  let calls = 0
  let isRefused = (_: AnswerSave) => false
  const reach = <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    calls += 1
    return isCut ? Promise.reject(new Error('no connection')) : answer()
  }
  const port: ExamPort = {
    person,
    save: answers =>
      reach(async () => {
        if (answers.some(isRefused)) throw new ProblemError({ type: 'about:blank', status: 403, code: 'bad_request' })
        return server.save(answers)
      }),
    status: () => reach(server.status),
    submit: lease => reach(() => server.submit(lease)),
    open: () => reach(server.open),
  }
  return {
    ...more,
    port,
    calls: () => calls,
    /** Refuses requests that contain such an answer without naming it, as a firewall does. */
    refuse: (is: typeof isRefused) => {
      isRefused = is
    },
    cut: () => {
      isCut = true
    },
    reconnect: () => {
      isCut = false
      dispatchEvent(new Event('online'))
    },
  }
}
