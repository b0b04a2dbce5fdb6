import { toStorable } from '@portal/contract/core/fields/text-rules'
import type { AnswerSave, AttemptStatus, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { isNewerSave } from '@portal/contract/training/exams/exam-saves'
import { createStore } from '@portal/ui/store'
import type { SendFailure } from '../../outbox/failure.ts'
import { createLeavingQuestion, createQueue } from '../../outbox/queue.ts'
import { answeredIn, countOf, isAnswered, newest } from '../model/answers.ts'
import { saveKeyOf } from '../model/stored-save.ts'
import type { DeviceSaves } from './device-saves.ts'
import { beginning, type ExamState } from './exam-state.ts'
import type { FlagStorage } from './flag-storage.ts'
import { createSavesView, reasonOf } from './saves-view.ts'

/** The attempt on this page, with unconfirmed answers. `now` returns the server's time. */
export const createExamStore = (attempt: ExamAttempt, device: DeviceSaves, flags: FlagStorage, now: () => number) => {
  const queue = createQueue<AnswerSave>(saveKeyOf)
  const { unconfirmed, saving: savingNow, refused: refusedNow } = createSavesView(queue)
  let seq = countOf(attempt, attempt.answers)
  const { initial, read, subscribe, set } = createStore<ExamState>({
    attempt,
    status: attempt,
    ...newest(attempt),
    refused: refusedNow(),
    ...beginning,
  })
  const askBeforeLeaving = createLeavingQuestion()
  const change = (part: Partial<ExamState>) => {
    const next = { ...read(), ...part }
    askBeforeLeaving(!next.isDurable && next.saving !== 'saved')
    set(next)
  }
  const isWritable = () => {
    const { isOver, status, attempt } = read()
    return !isOver && status.state === 'open' && status.lease <= attempt.lease
  }
  /** Updates the saving state from the queue. `obstacle` is why the queue waits. */
  const showQueue = (obstacle?: SendFailure) => {
    const [saving, refused] = [savingNow(obstacle), refusedNow()]
    if (saving !== read().saving || refused !== read().refused) change({ saving, refused })
  }

  return {
    initial,
    read,
    subscribe,
    queue,
    isWritable,
    showQueue,
    /** Loads answers that earlier pages left on the device. Retries refused ones. */
    restore: async () => {
      // Must run after hydration, because the server renders without flags.
      change({ flags: flags.read() })
      const loaded = (await device.load()).map(({ refused, ...save }): AnswerSave => save)
      const known = new Map(unconfirmed().map(save => [saveKeyOf(save), save]))
      queue.put(loaded.filter(save => isNewerSave(save, known.get(saveKeyOf(save)))))
      seq = Math.max(seq, countOf(read().attempt, unconfirmed()))
      change(newest(read().attempt, unconfirmed()))
      showQueue()
    },
    write: (question_id: string, value: string) => {
      if (!isWritable()) return
      seq += 1
      const state = read()
      const { lease } = state.attempt
      const typed_at = new Date(now()).toISOString()
      // Cleans only the stored value. Changing the field's value while typing would move the caret.
      const save = { question_id, value: toStorable(value), lease, seq, typed_at }
      const isOutdated = (one: AnswerSave) => one.question_id === question_id && one.lease < lease
      void device.remove(unconfirmed().filter(isOutdated))
      queue.drop(isOutdated)
      queue.put([save])
      void device.put(save).then(isDurable => isDurable !== read().isDurable && change({ isDurable }))
      const values = new Map(state.values).set(question_id, value)
      const isSame = isAnswered(value) === state.answered.has(question_id)
      const answered = isSame ? state.answered : answeredIn(state.attempt, values)
      const { saving } = state
      const isIdle = saving === 'saved' || saving === 'refused'
      change({ values, answered, saving: isIdle ? 'saving' : saving, refused: refusedNow() })
    },
    /** Removes saves from the device after the server confirmed them. */
    confirm: (saves: readonly AnswerSave[], late: boolean) => {
      void device.remove(saves)
      if (late) change({ isLate: true })
    },
    /** Marks a save as refused. It stays on the device and in its field until corrected. */
    refuse: (save: AnswerSave, failure: SendFailure) => {
      queue.refuse(save, failure)
      void device.put({ ...save, refused: reasonOf(failure) })
    },
    setOver: (isOver: boolean) => isOver !== read().isOver && change({ isOver }),
    setStatus: (status: AttemptStatus) => change({ status }),
    /** Continues with an attempt that was reopened here. */
    adopt: (opened: ExamAttempt) => {
      seq = countOf(opened, opened.answers)
      change({ attempt: opened, status: opened, ...newest(opened, unconfirmed()) })
    },
    goTo: (current: number) => change({ current, visits: read().visits + 1, step: 'answering' }),
    /** Sets the current question when all questions are on the page. */
    setCurrent: (current: number) => current !== read().current && change({ current }),
    setLayout: (layout: ExamState['layout']) => change({ layout }),
    review: () => change({ step: 'review' }),
    toggleFlag: (question_id: string) => {
      const next = new Set(read().flags)
      if (!next.delete(question_id)) next.add(question_id)
      flags.write(next)
      change({ flags: next })
    },
  }
}

export type ExamStore = ReturnType<typeof createExamStore>
