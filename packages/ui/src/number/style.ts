/** A cell of a file or pasted block, and the style that it proves. */
interface StyledCell<Style> {
  /** The line number. */
  readonly line: number
  readonly text: string
  /** `either` if it's ambiguous. Undefined if every style reads it the same. */
  readonly shows: Style | 'either' | undefined
}

/** The style of a file's cells, as far as they prove it together. */
export interface Found<Style> {
  /** No cell depends on the style, one style is proven, two contradict, or all cells are ambiguous. */
  readonly state: 'none' | 'found' | 'mixed' | 'unclear'
  /** The style to read by: the proven one, or the chosen one if nothing proves any. */
  readonly style: Style | null
  /** A cell that proves the style, or two that contradict. */
  readonly examples: readonly { readonly line: number; readonly text: string }[]
}

/** Finds the style of all cells. One unambiguous cell decides. Never guesses. */
export const findStyle = <Style extends string>(
  cells: Iterable<StyledCell<Style>>,
  chosen: Style | null = null,
): Found<Style> => {
  const first = new Map<Style | 'either', { line: number; text: string }>()
  for (const { line, text, shows } of cells) if (shows && !first.has(shows)) first.set(shows, { line, text })
  const either = first.get('either')
  first.delete('either')
  const examples = [...first.values()]
  const [style] = first.keys()
  if (first.size > 1) return { state: 'mixed', style: null, examples }
  if (style && style !== 'either') return { state: 'found', style, examples }
  return either ? { state: 'unclear', style: chosen, examples: [either] } : { state: 'none', style: null, examples: [] }
}
