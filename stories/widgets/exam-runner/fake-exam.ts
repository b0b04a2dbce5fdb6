import type { ExamAttempt } from '@portal/contract/exam_attempts'
import type { ExamPort } from '@portal/widgets/exam-runner'
import { memoryExam } from '@portal/widgets/testing'

/** The port of an attempt without a server; its line can be cut. */
export const fakeExam = (attempt: ExamAttempt, person = 'person') => {
  const { port: server, ...more } = memoryExam(attempt, person)
  let isCut = false
  let calls = 0
  const reach = <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
    calls += 1
    return isCut ? Promise.reject(new Error('no connection')) : answer()
  }
  const port: ExamPort = {
    person,
    save: answers => reach(() => server.save(answers)),
    status: () => reach(server.status),
    submit: lease => reach(() => server.submit(lease)),
    open: () => reach(server.open),
  }
  return {
    ...more,
    port,
    calls: () => calls,
    cut: () => {
      isCut = true
    },
    reconnect: () => {
      isCut = false
      dispatchEvent(new Event('online'))
    },
  }
}
