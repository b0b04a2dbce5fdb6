import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { ExamPort } from '../ports/exam/index.ts'
import { serverClock } from './model/clock.ts'
import { openDeviceSaves } from './store/device-saves.ts'
import { createExamStore } from './store/exam-store.ts'
import { openFlagStorage } from './store/flag-storage.ts'
import { createExamSync } from './sync/sync.ts'

const deviceStorage = () => {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

export const createRunner = (attempt: ExamAttempt, port: ExamPort) => {
  const clock = serverClock()
  // Runs before the first render, because the device's clock may be wrong.
  clock.set(attempt)
  const device = openDeviceSaves(port.person, attempt.id)
  const store = createExamStore(attempt, device, openFlagStorage(deviceStorage(), port.person, attempt.id), clock.now)
  const sync = createExamSync(store, port, clock)
  return {
    clock,
    store,
    sync,
    /** Stores an answer and schedules saving. An empty value clears it. */
    answer: (question_id: string, value: string) => {
      store.write(question_id, value)
      sync.written()
    },
  }
}

export type Runner = ReturnType<typeof createRunner>
