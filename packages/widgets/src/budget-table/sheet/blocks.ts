import { limits } from '@portal/contract/limits'
import { MOST } from '../hands/deeds.ts'
import { nothing, type Step } from './steps.ts'

/** What is sent around each line, its version among it (bytes). */
const AROUND = 64

const text = new TextEncoder()

/**
 * The blocks that carry the edits and new lines of a step, in its order: each has as many lines and bytes as the server
 * takes at once, and no line is parted. One block where all of it fits.
 */
export const blocksOf = ({ edits, adds }: Step): readonly Step[] => {
  const blocks: Step[] = []
  let count = 0
  let bytes = 0
  const parts = [
    ...edits.map(edit => ({ part: { ...nothing, edits: [edit] }, sent: { id: edit.id, ...edit.after } })),
    ...adds.map(line => ({ part: { ...nothing, adds: [line] }, sent: line })),
  ]
  for (const { part, sent } of parts) {
    const size = text.encode(JSON.stringify(sent)).length + AROUND
    const block = count < MOST && bytes + size < limits.body_bytes ? blocks.pop() : undefined
    count = block ? count + 1 : 1
    bytes = block ? bytes + size : size
    blocks.push(
      block ? { ...nothing, edits: [...block.edits, ...part.edits], adds: [...block.adds, ...part.adds] } : part,
    )
  }
  return blocks
}
