import { BESIDE } from './refusal.ts'
import { type Changes, isFull, type NewLine, newIn, nothing, type Reason, type Step } from './steps.ts'

/** Says of lines that they are good by themselves, and something else was refused with them. */
export const besides = (lines: readonly NewLine[]): readonly Reason[] =>
  lines.map(({ id }) => ({ id, field: 'code', code: BESIDE }))

/** What a step makes of blocks that are held back, and what is left of the step itself. */
export const amended = (held: readonly Step[], step: Step) => {
  const ids = new Set(held.flatMap(newIn).map(({ id }) => id))
  const homes = new Set(held.flatMap(({ category }) => category?.id ?? []))
  const edits = step.edits.filter(({ id }) => ids.has(id))
  const gone = step.deletes.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  // A line cannot be stored before its category, and so waits beside it.
  const joining = step.adds.filter(({ category_id }) => homes.has(category_id))
  const rest = {
    ...step,
    edits: step.edits.filter(edit => !edits.includes(edit)),
    adds: step.adds.filter(line => !joining.includes(line)),
    deletes: step.deletes.filter(({ id }) => !gone.includes(id)),
  }
  const changesOf = (id: string): Changes =>
    Object.assign({}, ...edits.filter(edit => edit.id === id).map(({ after }) => after))
  const joinedTo = ({ category }: Step) => joining.filter(line => line.category_id === category?.id)
  const isTouched = (block: Step) =>
    joinedTo(block).length > 0 || newIn(block).some(({ id }) => gone.includes(id) || edits.some(edit => edit.id === id))
  const touched = held.filter(isTouched)
  const next = touched.map((block): Step => {
    const { adds, category, refused = [] } = block
    const stays = ({ id }: { readonly id: string }) => !gone.includes(id)
    const joined = joinedTo(block)
    return {
      ...nothing,
      category: category && { ...category, ...changesOf(category.id) },
      adds: [...adds.filter(stays), ...joined].map(line => ({ ...line, ...changesOf(line.id) })),
      refused: [...refused.filter(({ id, field }) => stays({ id }) && !(field in changesOf(id))), ...besides(joined)],
    }
  })
  return { rest, gone, next: next.filter(isFull), untouched: held.filter(block => !touched.includes(block)) }
}
