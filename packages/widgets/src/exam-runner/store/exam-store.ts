import type { AnswerSave, AttemptStatus, ExamAttempt } from '@portal/contract/exam_attempts'
import { isNewerSave } from '@portal/contract/exam-saves'
import { answeredIn, isAnswered } from '../model/answered.ts'
import { countOf, newest } from '../model/newest.ts'
import type { DeviceQueue } from './device-queue.ts'
import type { FlagStorage } from './flag-storage.ts'

/** Whether all answers are with the server: yes, on their way, or waiting for a connection. */
export type Saving = 'saved' | 'saving' | 'waiting'

/** What the page shows of an attempt. A new object with each change. */
export interface ExamState {
  readonly attempt: ExamAttempt
  readonly status: AttemptStatus
  readonly values: ReadonlyMap<string, string>
  /** The ids of the answered questions; the same object until that changes, not a new one with each key. */
  readonly answered: ReadonlySet<string>
  readonly flags: ReadonlySet<string>
  /** The place, from 0, of the question that is answered or was gone to. */
  readonly current: number
  /** How often a question was gone to; 0 until then. */
  readonly visits: number
  readonly layout: 'one' | 'all'
  readonly step: 'answering' | 'review'
  readonly saving: Saving
  /** Whether what waits outlives the page. */
  readonly isDurable: boolean
  /** Whether something came too late. */
  readonly isLate: boolean
  /** Whether the time is up, also while the server cannot be asked. */
  readonly isOver: boolean
}

/**
 * The attempt on this page: what is written, and what the server has not confirmed yet. `now` is the server's clock.
 */
export const createExamStore = (attempt: ExamAttempt, queue: DeviceQueue, flags: FlagStorage, now: () => number) => {
  const listeners = new Set<() => void>()
  const waiting = new Map<string, AnswerSave>()
  let seq = countOf(attempt, attempt.answers)
  let state: ExamState = {
    attempt,
    status: attempt,
    ...newest(attempt),
    flags: flags.read(),
    current: 0,
    visits: 0,
    layout: 'one',
    step: 'answering',
    saving: 'saved',
    isDurable: true,
    isLate: false,
    isOver: false,
  }
  const change = (part: Partial<ExamState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const keyOf = ({ lease, question_id }: AnswerSave) => `${lease} ${question_id}`
  const isWritable = () => !state.isOver && state.status.state === 'open' && state.status.lease <= state.attempt.lease

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    isWritable,
    /** Takes over what earlier pages left on the device. */
    restore: async () => {
      for (const save of await queue.load()) {
        const known = waiting.get(keyOf(save))
        if (isNewerSave(save, known)) waiting.set(keyOf(save), save)
      }
      seq = Math.max(seq, countOf(state.attempt, waiting.values()))
      change(newest(state.attempt, waiting.values()))
    },
    write: (question_id: string, value: string) => {
      if (!isWritable()) return
      seq += 1
      const typed_at = new Date(now()).toISOString()
      const save = { question_id, value, lease: state.attempt.lease, seq, typed_at }
      waiting.set(keyOf(save), save)
      void queue.put(save).then(isDurable => isDurable !== state.isDurable && change({ isDurable }))
      const values = new Map(state.values).set(question_id, value)
      const isSame = isAnswered(value) === state.answered.has(question_id)
      change({ values, answered: isSame ? state.answered : answeredIn(state.attempt, values), saving: 'saving' })
    },
    waiting: (): Iterable<AnswerSave> => waiting.values(),
    isWaiting: () => waiting.size > 0,
    confirm: (saves: readonly AnswerSave[], late: boolean) => {
      for (const save of saves) if (waiting.get(keyOf(save))?.seq === save.seq) waiting.delete(keyOf(save))
      void queue.remove(saves)
      change({ saving: waiting.size > 0 ? 'saving' : 'saved', isLate: state.isLate || late })
    },
    setSaving: (saving: Saving) => saving !== state.saving && change({ saving }),
    setOver: (isOver: boolean) => isOver !== state.isOver && change({ isOver }),
    setStatus: (status: AttemptStatus) => change({ status }),
    /** Goes on with an attempt that was opened here again. */
    adopt: (opened: ExamAttempt) => {
      seq = countOf(opened, opened.answers)
      change({ attempt: opened, status: opened, ...newest(opened, waiting.values()) })
    },
    goTo: (current: number) => change({ current, visits: state.visits + 1, step: 'answering' }),
    /** Notes which of several questions on the page is being answered. */
    setCurrent: (current: number) => current !== state.current && change({ current }),
    setLayout: (layout: ExamState['layout']) => change({ layout }),
    review: () => change({ step: 'review' }),
    toggleFlag: (question_id: string) => {
      const next = new Set(state.flags)
      if (!next.delete(question_id)) next.add(question_id)
      flags.write(next)
      change({ flags: next })
    },
  }
}

/** The attempt on this page. */
export type ExamStore = ReturnType<typeof createExamStore>
