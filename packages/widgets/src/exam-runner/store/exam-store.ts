import { toStorable } from '@portal/contract/core/fields/text-rules'
import type { AnswerSave, AttemptStatus, ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { isNewerSave } from '@portal/contract/training/exams/exam-saves'
import { createStore } from '@portal/ui/store'
import type { SendFailure } from '../../outbox/failure.ts'
import { createLeavingQuestion } from '../../outbox/leaving.ts'
import { createQueue } from '../../outbox/queue.ts'
import { answeredIn, isAnswered } from '../model/answered.ts'
import { countOf, newest } from '../model/newest.ts'
import { saveKeyOf } from '../model/stored-save.ts'
import type { DeviceSaves } from './device-saves.ts'
import { beginning, type ExamState } from './exam-state.ts'
import type { FlagStorage } from './flag-storage.ts'
import { createSavesView, reasonOf } from './saves-view.ts'

/**
 * The attempt on this page: what is written, and what the server has not confirmed yet. `now` is the server's clock.
 */
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
  /** Shows what became of the queue, and why it waits. */
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
    /** Takes over what earlier pages left on the device. What was refused then is tried again. */
    restore: async () => {
      // Not before the page is hydrated: the server has rendered it without.
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
      // The field keeps what was typed: changed under the fingers, its caret would jump.
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
    /** The server has these saves. */
    confirm: (saves: readonly AnswerSave[], late: boolean) => {
      void device.remove(saves)
      if (late) change({ isLate: true })
    },
    /** The server refused a save. It stays on the device and in its field, to be corrected. */
    refuse: (save: AnswerSave, failure: SendFailure) => {
      queue.refuse(save, failure)
      void device.put({ ...save, refused: reasonOf(failure) })
    },
    setOver: (isOver: boolean) => isOver !== read().isOver && change({ isOver }),
    setStatus: (status: AttemptStatus) => change({ status }),
    /** Goes on with an attempt that was opened here again. */
    adopt: (opened: ExamAttempt) => {
      seq = countOf(opened, opened.answers)
      change({ attempt: opened, status: opened, ...newest(opened, unconfirmed()) })
    },
    goTo: (current: number) => change({ current, visits: read().visits + 1, step: 'answering' }),
    /** Notes which of several questions on the page is being answered. */
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

/** The attempt on this page. */
export type ExamStore = ReturnType<typeof createExamStore>
