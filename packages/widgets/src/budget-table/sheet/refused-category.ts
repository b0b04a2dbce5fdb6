import type { Failure } from '../../complaint/complaint-port.ts'
import { besides } from './amended.ts'
import { applied } from './applied.ts'
import type { Held } from './held.ts'
import type { NewsDesk } from './news.ts'
import type { Queue } from './queue.ts'
import { type NewCategory, nothing, type Reason, type Step } from './steps.ts'

const fields = ['code', 'name'] as const

/** What is still against a category as it stands now; nothing where all that was refused has been changed meanwhile. */
const reasonsOf = (sent: NewCategory, now: NewCategory, failure: Failure): Reason[] => {
  const told = Object.entries(failure.fields)
  const whole = (code: string): Reason => ({ id: now.id, field: 'code', code })
  if (told.length === 0) return [whole(failure.code)]
  return told.flatMap(([path, code]) => {
    const field = fields.find(name => name === path)
    if (!field) return whole(code === 'unknown_value' ? 'not_found' : code)
    return now[field] === sent[field] ? { id: now.id, field, code } : []
  })
}

/**
 * A category that was refused, as it stands with all that was typed since, and with the lines that wait for it: they are
 * taken out of the queue, because they cannot be stored before it. Lines that go again are answered by their ids.
 */
const refusedCategory = (sent: NewCategory, failure: Failure, queue: Queue) => {
  const { code = sent.code, name = sent.name } = queue.pending(sent.id) ?? {}
  const category = { ...sent, code, name }
  queue.forget(sent.id)
  const waiting = queue.deeds().flatMap(({ adds }) => adds.filter(({ category_id }) => category_id === sent.id))
  const gone: string[] = []
  const adds = waiting.flatMap(given => {
    const { line, rest } = applied(queue.deeds(), given.id, given)
    queue.replace(rest)
    if (!line) gone.push(given.id)
    return line ?? []
  })
  const reasons = reasonsOf(sent, category, failure)
  const block: Step = { ...nothing, category, adds, refused: [...reasons, ...besides(adds)] }
  return { block, gone, isGood: reasons.length === 0, code: reasons[0]?.code ?? failure.code }
}

interface Keeper {
  readonly queue: Queue
  readonly news: NewsDesk
  readonly held: Held
  readonly ring: (name: string) => void
  /** Sends something again before all that waits. */
  readonly resend: (step: Step) => void
}

/** Keeps a category that was refused in the table until it is mended, or sends it again where it has been already. */
export const categoryKeeper =
  ({ queue, news, held, ring, resend }: Keeper) =>
  (sent: NewCategory, failure: Failure): void => {
    const { block, gone, isGood, code } = refusedCategory(sent, failure, queue)
    for (const id of gone) held.remove(id)
    ring('outdated')
    if (isGood) {
      resend(block)
      return
    }
    held.hold(block)
    news.tell({ what: 'kept_category', code })
  }
