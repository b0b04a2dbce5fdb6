import {
  bold,
  bullets,
  heading,
  italic,
  link,
  numbers,
  numbersRtl,
  quote,
  redo,
  strike,
  subheading,
  underline,
  undo,
} from '../../Icon/paths.ts'

/** What the toolbar offers, in groups. */
export const toolGroups = [
  ['heading', 'subheading'],
  ['bold', 'italic', 'underline', 'strike'],
  ['bullets', 'numbers', 'quote', 'link'],
  ['undo', 'redo'],
] as const

export type Tool = (typeof toolGroups)[number][number]

interface ToolIcon {
  readonly path: string
  /** Turned round in right-to-left. */
  readonly mirrors?: boolean
  /** Drawn instead in right-to-left, where figures in it must not be turned. */
  readonly rtl?: string
  /** Under Ctrl, or Cmd on a Mac. */
  readonly keys?: string
}

export const looks: Readonly<Record<Tool, ToolIcon>> = {
  heading: { path: heading },
  subheading: { path: subheading },
  bold: { path: bold, keys: 'B' },
  italic: { path: italic, keys: 'I' },
  underline: { path: underline, keys: 'U' },
  strike: { path: strike, keys: 'Shift+X' },
  bullets: { path: bullets, mirrors: true, keys: 'Shift+8' },
  numbers: { path: numbers, rtl: numbersRtl, keys: 'Shift+7' },
  quote: { path: quote, mirrors: true, keys: 'Shift+9' },
  link: { path: link, keys: 'K' },
  undo: { path: undo, mirrors: true, keys: 'Z' },
  redo: { path: redo, mirrors: true, keys: 'Y' },
}

/** The formats at the caret. */
export interface FormatState {
  /** The tools that are pressed. */
  readonly on: readonly Tool[]
  /** Where the link under the caret leads. */
  readonly link: string | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export const nowhere: FormatState = { on: [], link: undefined, canUndo: false, canRedo: false }
