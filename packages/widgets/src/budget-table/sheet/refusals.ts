import type { Failure } from '../../complaint/complaint-port.ts'
import { applied } from './applied.ts'
import { type Holding, heldOf } from './held.ts'
import type { History } from './history.ts'
import { codesIn, mend, tellRecoded } from './mend.ts'
import { BESIDE, codeOf, problemsOf } from './refusal.ts'
import { categoryKeeper } from './refused-category.ts'
import { withoutRefused } from './refused-steps.ts'
import { deedsOf, fieldsOf, type NewLine, newIn, nothing, type Reason, type Step, valueIn } from './steps.ts'

interface Told extends Holding {
  readonly history: History
  readonly ring: (name: string) => void
}

/** So often a code is given anew: a server that takes none is not asked for ever. */
const MOST = 1000

/** What happens to the table when the server has refused; loaded with the first refusal. */
export const refusalsOf = ({ ledger, places, queue, marks, news, history, show, ring }: Told) => {
  const held = heldOf({ ledger, places, queue, marks, news, show })
  let times = 0

  const gone = (id: string) => {
    const { code = '', name = '' } = ledger().line(id) ?? ledger().category(id) ?? {}
    // Its lines have gone with it.
    if (ledger().category(id)) ring('outdated')
    queue.replace(applied(queue.deeds(), id).rest)
    ledger().learn(id, undefined)
    held.remove(id)
    history.forget(new Set([id]))
    news.tell({ what: 'gone', value: `${code} ${name}` })
  }
  const mended = ({ edits, adds }: Step, failure: Failure) => {
    const around = { ledger: ledger(), places: places() }
    const taken = codesIn(around)
    return adds.flatMap((sent, at) => {
      const { line: now, rest } = applied(queue.deeds(), sent.id, sent)
      queue.replace(rest)
      if (!now) held.remove(sent.id)
      const problems = problemsOf(failure, at, edits.length + adds.length === 1)
      const known = times++ < MOST ? now : now && { ...now, given: '' }
      return known ? [mend({ sent, now: known, problems, taken, beside: adds }, around)] : []
    })
  }
  const resend = (step: Step) => {
    const deeds = deedsOf(step)
    queue.replace([...deeds, ...queue.deeds()])
    for (const { id } of newIn(step)) held.clear(id)
    for (const deed of deeds) show.deed(deed, 'saving')
  }
  const keepCategory = categoryKeeper({ queue, news, held, ring, resend })
  /** A line with nothing against it was refused for the others, or for the whole. */
  const reasonsOf = (line: NewLine, own: readonly Reason[], whole: string): readonly Reason[] =>
    own.some(({ field }) => field === 'code')
      ? own
      : [...own, { id: line.id, field: 'code', code: own.length > 0 ? BESIDE : whole }]

  const undo = (deed: Step, failure: Failure) => {
    const { edits, adds, deletes } = deed
    for (const line of deletes) {
      show.refresh(line.id)
      places().place(line)
      marks.set(line.id, 'code', { state: 'refused', code: failure.code, value: line.code })
    }
    for (const [at, { id, after }] of edits.entries()) {
      show.refresh(id)
      for (const field of fieldsOf(after)) {
        const code = codeOf(failure, { at, field, isOnly: edits.length + adds.length === 1 })
        marks.set(id, field, { state: 'refused', code, value: valueIn(after, field) })
      }
    }
    history.revise(withoutRefused(deed))
    if (edits.length + deletes.length > 0)
      news.tell({ what: 'refused', code: codeOf(failure, { at: 0, field: undefined, isOnly: true }) })
  }

  return {
    ...held,
    refused: (deed: Step, failure: Failure) => {
      const { edits, adds, deletes, category } = deed
      if (category) return keepCategory(category, failure)
      const [only] = [...edits, ...deletes]
      if (failure.code === 'not_found' && only && edits.length + adds.length + deletes.length === 1)
        return gone(only.id)
      const lines = mended(deed, failure)
      const paths = Object.keys(failure.fields)
      const codes = Object.values(failure.fields)
      const reasons = lines.flatMap(line => line.reasons)
      const next = lines.map(({ line }) => line)
      const areEditsNamed = paths.length === 0 || paths.some(path => path.startsWith('edits.'))
      // What would be sent again as it was would be refused again, for ever.
      const isOther = areEditsNamed ? edits.length > 0 : JSON.stringify(next) !== JSON.stringify(adds)
      const isGood = lines.length > 0 && reasons.length === 0 && isOther
      const areEditsGood = isGood && !areEditsNamed
      if (!areEditsGood) undo(deed, failure)
      if (adds.length > 0 || codes.includes('unknown_value')) ring('outdated')
      if (isGood) {
        resend({ ...nothing, edits: areEditsGood ? edits : [], adds: next })
        return tellRecoded(news, next, adds)
      }
      if (lines.length === 0) return
      const whole = reasons.length > 0 ? BESIDE : (codes[0] ?? failure.code)
      held.hold({
        ...nothing,
        adds: next,
        refused: lines.flatMap(({ line, reasons: own }) => reasonsOf(line, own, whole)),
      })
      news.tell({ what: 'kept', code: reasons[0]?.code ?? whole })
    },
  }
}

/** What deals with refusals. */
export type Refusals = ReturnType<typeof refusalsOf>
