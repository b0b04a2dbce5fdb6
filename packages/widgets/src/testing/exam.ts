import {
  type AnswerSave,
  type AttemptStatus,
  type ExamAttempt,
  saveExamAnswers,
} from '@portal/contract/training/exams/exam-attempts'
import { isNewerSave } from '@portal/contract/training/exams/exam-saves'
import type { ExamPort } from '../ports/exam/index.ts'
import { parsed, refusal } from './rule.ts'

/** An ExamPort without a server. Keeps one attempt in memory and applies the contract's rule for newer saves. */
export const memoryExam = (attempt: ExamAttempt, person = 'person') => {
  const counting = new Map<string, AnswerSave>()
  const log = new Set<string>()
  let { lease, state, deadline_at } = attempt
  const status = (): AttemptStatus => ({
    id: attempt.id,
    state,
    deadline_at,
    server_time: new Date().toISOString(),
    lease,
  })
  const port: ExamPort = {
    person,
    save: async given => {
      const { answers } = parsed(saveExamAnswers.input, { id: attempt.id, answers: given })
      const strange = answers.findIndex(({ question_id }) => attempt.questions.every(({ id }) => id !== question_id))
      if (strange >= 0) throw refusal('invalid', [{ path: `answers.${strange}`, code: 'unknown_value' }])
      const late = state === 'closed'
      for (const save of answers) {
        const key = `${save.lease} ${save.seq}`
        if (log.has(key)) continue
        log.add(key)
        if (!late && isNewerSave(save, counting.get(save.question_id))) counting.set(save.question_id, save)
      }
      return { ...status(), late }
    },
    status: async () => status(),
    submit: async given => {
      if (given !== lease) throw refusal('exam_open_elsewhere', [], 409)
      state = 'closed'
      return status()
    },
    open: async () => {
      lease += 1
      return { ...attempt, ...status(), answers: [...counting.values()] }
    },
  }
  return {
    port,
    /** Current answers by question ID. */
    values: () => Object.fromEntries([...counting].map(([id, { value }]) => [id, value])),
    /** Closes the attempt as if time were up. */
    close: () => {
      state = 'closed'
    },
    setDeadline: (at: Date) => {
      deadline_at = at.toISOString()
    },
  }
}
