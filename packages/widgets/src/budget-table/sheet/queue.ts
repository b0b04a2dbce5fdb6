import type { Field } from './columns.ts'
import { type Changes, type Edit, fieldsOf, isFull, type Step, valueIn } from './steps.ts'

/** A cell that someone else changed while an edit of it waited. */
export interface Clash {
  readonly field: Field
  readonly mine: string | number
  readonly theirs: string | number
}

/** An edit without some of its fields. */
export const without = ({ before, after, id }: Edit, fields: readonly Field[]): Edit => {
  const rest: Changes = { ...after }
  for (const field of fields) delete rest[field]
  return { id, before, after: rest }
}

/** What has been done and not been answered yet, in its order. */
export const queueOf = () => {
  let deeds: readonly Step[] = []
  let held: readonly Step[] = []
  let isSending = false

  /** Those that can still be changed: what is under way has an answer of its own. */
  const free = () => deeds.slice(Number(isSending))
  const editsOf = (id: string, of = deeds) => of.flatMap(({ edits }) => edits.filter(edit => edit.id === id))
  const change = (map: (edit: Edit) => Edit | undefined) => {
    const next = free().map(deed => ({ ...deed, edits: deed.edits.flatMap(edit => map(edit) ?? []) }))
    deeds = [...deeds.slice(0, Number(isSending)), ...next.filter(isFull)]
  }

  return {
    deeds: () => deeds,
    first: () => deeds[0],
    /** Whether the first is under way. */
    isSending: () => isSending,
    setSending: (is: boolean) => {
      isSending = is
    },
    push: (deed: Step) => {
      deeds = [...deeds, deed]
    },
    shift: () => {
      deeds = deeds.slice(1)
    },
    replace: (next: readonly Step[]) => {
      deeds = next
    },
    /** Lines to be added that were refused: nothing is sent of them until they are mended. */
    held: () => held,
    hold: (blocks: readonly Step[]) => {
      held = blocks
    },
    /** All that is still to be changed of a line or category; undefined where there is nothing. */
    pending: (id: string): Changes | undefined => {
      const edits = editsOf(id)
      return edits.length > 0 ? Object.assign({}, ...edits.map(({ after }) => after)) : undefined
    },
    adding: (id: string) => deeds.flatMap(({ adds }) => adds).find(line => line.id === id),
    isDeleting: (id: string) => deeds.some(({ deletes }) => deletes.some(line => line.id === id)),
    /** Leaves out all edits of a line that is no more. */
    forget: (id: string) => change(edit => (edit.id === id ? undefined : edit)),
    /**
     * Meets the present state of a line: its cells that someone else changed are taken out of the queue and answered.
     * A cell that holds what one of the edits wrote is no clash: its answer was lost on the way.
     */
    meet: (id: string, present: Parameters<typeof valueIn>[0]): Clash[] => {
      const edits = editsOf(id, free())
      const fields = [...new Set(edits.flatMap(({ after }) => fieldsOf(after)))]
      const clashes = fields.flatMap(field => {
        const own = edits.filter(({ after }) => field in after)
        const [first] = own
        const known = [valueIn(first?.before ?? {}, field), ...own.map(({ after }) => valueIn(after, field))]
        const theirs = valueIn(present, field)
        return known.includes(theirs) ? [] : [{ field, mine: known.at(-1) ?? '', theirs }]
      })
      const clashing = clashes.map(({ field }) => field)
      change(edit => {
        if (edit.id !== id || !clashing.some(field => field in edit.after)) return edit
        const rest = without(edit, clashing)
        return fieldsOf(rest.after).length > 0 ? rest : undefined
      })
      return clashes
    },
  }
}

/** What waits to be sent. */
export type Queue = ReturnType<typeof queueOf>
