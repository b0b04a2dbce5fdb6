import { randomInt, randomUUID } from 'node:crypto'
import { can } from '@portal/contract/core/rights/needs'
import type { FormType } from '@portal/contract/training/evaluations/evaluation-forms'
import { areAnswersTo, missingItems } from '@portal/contract/training/evaluations/evaluation-questions'
import {
  readEvaluation,
  readEvaluationResults,
  sendEvaluation,
} from '@portal/contract/training/evaluations/evaluations'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse, refuseField } from '../../platform/http/refusal.ts'
import { formInUse, formVersion } from '../evaluation-forms/store.ts'
import { evaluationResultsOf } from './read-results.ts'
import { addAnswers, mayFill, nothingWaits, type Shuffle } from './rules.ts'
import { seal, unseal } from './sealing.ts'
import { beginRound, findRound, hasSent, lockRound, markSent, storeEvaluationAnswers, trainingFor } from './store.ts'

const shuffle: Shuffle = values => {
  const mixed = [...values]
  for (let at = mixed.length - 1; at > 0; at--) mixed.push(...mixed.splice(randomInt(at + 1), 1))
  return mixed
}

/** The training to evaluate. Throws `not_found` for people who may not. */
const trainingToFill = async ({ db, user }: Context, id: string, type: FormType) => {
  const training = orNotFound(await trainingFor(db, user, id))
  if (!mayFill(user, type, training)) throw refuse('not_found')
  return training
}

/** The form version that a training uses: that of its first answer, or else the newest of the form in use. */
const formFor = async ({ db }: Context, training: string, type: FormType) => {
  const round = await findRound(db, training, type)
  if (round) return formVersion(db, round.form_id, round.number)
  return formInUse(db, type)
}

/**
 * Filling in evaluations, and their results. Sending one leaves no audit row and no log line, so answers stay
 * anonymous.
 */
export const evaluationRoutes = [
  handle(readEvaluation, async ({ id, type }, context) => {
    const training = await trainingToFill(context, id, type)
    const form = await formFor(context, id, type)
    return {
      data: {
        training,
        form: form ? { ...form, type } : null,
        is_sent: await hasSent(context.db, context.user, id, type),
      },
    }
  }),

  handle(sendEvaluation, async ({ id, type, form_id, number, answers }, context) => {
    const { db, user, services } = context
    await trainingToFill(context, id, type)
    if (!(await markSent(db, user, id, type))) throw refuse('evaluation_sent')
    const form = await formFor(context, id, type)
    if (form?.id !== form_id || form.number !== number) throw refuse('form_outdated')
    if (!areAnswersTo(form.questions, answers)) throw refuseField('answers', 'unknown_value')
    const missing = missingItems(form.questions, answers)
    if (missing.length > 0)
      throw refuse('invalid', { errors: missing.map(path => ({ path, code: 'questions_required' })) })
    const own = randomUUID()
    await beginRound(db, {
      ...{ id: own, sub_activity_id: id, type, form_id, number },
      sealed: seal(services, own, nothingWaits),
    })
    const round = orNotFound(await lockRound(db, id, type))
    // Another person's first answer may have begun the round with a different version meanwhile.
    if (round.form_id !== form_id || round.number !== number) throw refuse('form_outdated')
    const waiting = unseal(services, round.id, round.sealed)
    if (!waiting) services.log.warn({}, 'waiting answers of an evaluation were sealed under another key')
    const { shown, left } = addAnswers(waiting ?? nothingWaits, answers, shuffle)
    await storeEvaluationAnswers(db, round.id, seal(services, round.id, left), shown)
    return DONE
  }),

  handle(readEvaluationResults, async ({ id }, context) => {
    const { db, user } = context
    const training = await trainingFor(db, user, id)
    if (!training?.is_visible) throw refuse('not_found')
    const rights = {
      download: can(user, ['sub_activities', 'download_reports']),
      fill: mayFill(user, 'cordinator', training),
    }
    return { data: { training, results: await evaluationResultsOf(db, id), can: rights } }
  }),
]
