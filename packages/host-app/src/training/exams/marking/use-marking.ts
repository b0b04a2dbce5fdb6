import {
  listTextAnswers,
  type markingOrders,
  markTextAnswer,
  type TextAnswer,
} from '@portal/contract/training/exams/exam-marking'
import type { ExamSlug } from '@portal/contract/training/exams/exams'
import { useStore } from '@portal/ui/store'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNarrowedRead, useReadAgain } from '../../../blocks/api/use-read.ts'
import { testOutbox } from './test-outbox.ts'

interface Wanted {
  readonly trainingId: string
  readonly slug: ExamSlug
  readonly by: (typeof markingOrders)[number]
}

const nextOf = (answers: readonly TextAnswer[], from: number, fits: (answer: TextAnswer) => boolean): number => {
  const order = [...answers.keys()].map(step => (from + 1 + step) % answers.length)
  return order.find(at => answers[at] && fits(answers[at])) ?? -1
}

/**
 * Text answers of a test and the current one. Marking moves on immediately, so that no keystroke reaches the old field.
 * Points are saved in the background. `pending` holds unsaved points, and `refused` those that the server rejected.
 */
export const useMarking = ({ trainingId, slug, by }: Wanted) => {
  const readAgain = useReadAgain()
  const read = useNarrowedRead(listTextAnswers, { id: trainingId, slug, by })
  const [chosen, choose] = useState<number>()
  const [outbox] = useState(() => testOutbox(`${slug} ${trainingId}`))
  const { pending, refused, obstacle } = useStore(outbox)
  const show = useEffectEvent((stored?: TextAnswer) => {
    if (stored)
      void read.mutate(shown => shown && { data: shown.data.map(one => (one.id === stored.id ? stored : one)) }, {
        revalidate: false,
      })
    void readAgain(markTextAnswer)
  })
  useEffect(() => {
    const run = (stored?: TextAnswer) => show(stored)
    outbox.shown.add(run)
    return () => void outbox.shown.delete(run)
  }, [outbox])
  const answers = read.data?.data ?? []
  const isUnmarked = ({ id, points }: TextAnswer) => points === null && !pending.has(id)
  const at = chosen ?? Math.max(nextOf(answers, -1, isUnmarked), 0)
  const goNext = (fits = isUnmarked) => {
    const next = nextOf(answers, at, fits)
    if (next >= 0) choose(next)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyN') return
      // Some keyboards type a character with these keys.
      event.preventDefault()
      goNext()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return {
    read,
    answers,
    at,
    /** Whether the user opened an answer, or a mark led to one. */
    isChosen: chosen !== undefined,
    pending,
    refused,
    obstacle,
    retry: outbox.retry,
    choose,
    goNext: () => goNext(),
    goTo: (id: string) => choose(answers.findIndex(one => one.id === id)),
    discard: outbox.discard,
    mark: ({ id, version }: TextAnswer, points: number) => {
      outbox.add({ id, version, points })
      goNext(other => other.id !== id && isUnmarked(other))
    },
  }
}
