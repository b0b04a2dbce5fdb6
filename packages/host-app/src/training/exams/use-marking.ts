import {
  listTextAnswers,
  type markingOrders,
  markTextAnswer,
  type TextAnswer,
} from '@portal/contract/training/exams/exam-marking'
import type { ExamSlug } from '@portal/contract/training/exams/exams'
import { useEffect, useState } from 'react'
import { useAct, useNarrowedRead } from '../../blocks/api/use-read.ts'

interface Wanted {
  readonly trainingId: string
  readonly slug: ExamSlug
  readonly by: (typeof markingOrders)[number]
  /** Called after each mark. */
  readonly onMarked: () => void
}

const nextOf = (answers: readonly TextAnswer[], from: number, fits: (answer: TextAnswer) => boolean): number => {
  const order = [...answers.keys()].map(step => (from + 1 + step) % answers.length)
  return order.find(at => answers[at] && fits(answers[at])) ?? -1
}

/**
 * Text answers of a test and the current one. Marking moves on immediately, so that no keystroke reaches the old field.
 * The mark saves in the background; `failures` lists the marks that didn't save.
 */
export const useMarking = ({ trainingId, slug, by, onMarked }: Wanted) => {
  const act = useAct()
  const read = useNarrowedRead(listTextAnswers, { id: trainingId, slug, by })
  const [chosen, choose] = useState<number>()
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map())
  const answers = read.data?.data ?? []
  const isUnmarked = ({ id, points }: TextAnswer) => points === null && !sent.has(id)
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
  const save = async ({ id, version }: TextAnswer, points: number) => {
    setSent(ids => new Set([...ids, id]))
    setFailures(known => new Map([...known].filter(([one]) => one !== id)))
    try {
      await act(markTextAnswer, { id, version, points })
      onMarked()
    } catch (failure) {
      setFailures(known => new Map([...known, [id, failure]]))
    }
    // The refreshed list now contains the mark's state.
    setSent(ids => new Set([...ids].filter(one => one !== id)))
  }
  return {
    read,
    answers,
    at,
    /** Whether the user opened an answer, or a mark led to one. */
    isChosen: chosen !== undefined,
    failures: [...failures],
    choose,
    goNext: () => goNext(),
    goTo: (id: string) => choose(answers.findIndex(one => one.id === id)),
    mark: (answer: TextAnswer, points: number) => {
      void save(answer, points)
      goNext(other => other.id !== answer.id && isUnmarked(other))
    },
  }
}
