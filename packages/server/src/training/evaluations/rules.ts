import { limits } from '@portal/contract/core/fields/limits'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { FormType } from '@portal/contract/training/evaluations/evaluation-forms'
import type { Answers } from '@portal/contract/training/evaluations/evaluation-questions'

type Value = Answers[number]['value']

/** Answers that no result includes yet: the number of people, and unordered values by item. */
export interface UnpublishedAnswers {
  readonly people: number
  readonly values: Readonly<Record<string, readonly Value[]>>
}

export const nothingWaits: UnpublishedAnswers = { people: 0, values: {} }

/** Answers to add to the published results. */
export interface PublishedAnswers {
  readonly people: number
  readonly values: readonly { readonly item: string; readonly value: Value }[]
}

/** Puts values into a uniformly random order. */
export type Shuffle = <One>(values: readonly One[]) => One[]

/**
 * Adds one person's answers to the pending ones. Once three people's answers are pending, it publishes them. For each
 * item it publishes a multiple of three values, chosen at random. The rest stay pending. Every figure thus changes in
 * threes, even if few people answer a question.
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

/** How a user relates to a training. */
export interface TrainingRelation {
  readonly is_trainee: boolean
  readonly is_instructor: boolean
  /** Whether they see it as staff. */
  readonly is_visible: boolean
}

const asStaff = (user: Holder, part: TrainingRelation) =>
  part.is_visible && can(user, ['sub_activities', 'fill_evaluation'])

/** Whether a user may fill in this type of form about a training. */
export const mayFill = (user: Holder, type: FormType, part: TrainingRelation): boolean =>
  ({
    trainee: part.is_trainee,
    instructor: part.is_instructor,
    cordinator: asStaff(user, part),
    sub_activity: asStaff(user, part),
  })[type]
