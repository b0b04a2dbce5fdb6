/** A cell of a file or a pasted block, and what it shows of how all of them are written. */
interface StyledCell<Style> {
  /** Its position. */
  readonly line: number
  readonly text: string
  /** `either` where it can be read in two ways; undefined where there is only one. */
  readonly shows: Style | 'either' | undefined
}

/** How the cells of a file are written, as far as all of them together show it. */
export interface Found<Style> {
  /** No cell needs to know it, one way is shown, two contradict each other, or every cell could be either. */
  readonly state: 'none' | 'found' | 'mixed' | 'unclear'
  /** By which they are read: what was found, or chosen where nothing shows it. */
  readonly style: Style | null
  /** A cell that shows it; two that contradict each other. */
  readonly examples: readonly { readonly line: number; readonly text: string }[]
}

/** Finds from all cells how they are written: one that can be read in one way only decides, and none is guessed. */
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
