import { limits } from '@portal/contract/core/fields/limits'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { FormType } from '@portal/contract/training/evaluations/evaluation-forms'
import type { Answers } from '@portal/contract/training/evaluations/evaluation-questions'

type Value = Answers[number]['value']

/** Answers that no result includes yet: of how many people, and what was answered to each item, in no order. */
export interface UnpublishedAnswers {
  readonly people: number
  readonly values: Readonly<Record<string, readonly Value[]>>
}

/** Nobody's answers. */
export const nothingWaits: UnpublishedAnswers = { people: 0, values: {} }

/** What results include from now on in addition to what they included before. */
export interface PublishedAnswers {
  readonly people: number
  readonly values: readonly { readonly item: string; readonly value: Value }[]
}

/** Puts values into another order, each as likely as any other. */
export type Shuffle = <One>(values: readonly One[]) => One[]

/**
 * Adds one person's answers to those that wait. As soon as three people's wait, they count; of each item as many
 * values are shown as make threes, whichever they are, and the others wait on. So every figure of every result moves
 * by three or not at all (decision 26), also where few answer a question.
 */
export const addAnswers = (
  waiting: UnpublishedAnswers,
  given: Answers,
  shuffle: Shuffle,
): { shown: PublishedAnswers; left: UnpublishedAnswers } => {
  const people = waiting.people + 1
  const all: Record<string, readonly Value[]> = { ...waiting.values }
  for (const { item, value } of given) all[item] = shuffle([...(all[item] ?? []), value])
  if (people < limits.answers_shown) return { shown: { people: 0, values: [] }, left: { people, values: all } }
  const shown: PublishedAnswers['values'][number][] = []
  const left: Record<string, readonly Value[]> = {}
  for (const [item, values] of Object.entries(all)) {
    const ready = values.length - (values.length % limits.answers_shown)
    shown.push(...values.slice(0, ready).map(value => ({ item, value })))
    if (ready < values.length) left[item] = values.slice(ready)
  }
  return { shown: { people, values: shuffle(shown) }, left: { people: 0, values: left } }
}

/** What somebody is to a training. */
export interface Part {
  readonly is_trainee: boolean
  readonly is_instructor: boolean
  /** Whether they see it as staff. */
  readonly is_visible: boolean
}

const asStaff = (user: Holder, part: Part) => part.is_visible && can(user, ['sub_activities', 'fill_evaluation'])

/** Who fills in which form about a training. */
export const mayFill = (user: Holder, type: FormType, part: Part): boolean =>
  ({
    trainee: part.is_trainee,
    instructor: part.is_instructor,
    cordinator: asStaff(user, part),
    sub_activity: asStaff(user, part),
  })[type]
