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

/** The toolbar's tools, by group. */
export const toolGroups = [
  ['heading', 'subheading'],
  ['bold', 'italic', 'underline', 'strike'],
  ['bullets', 'numbers', 'quote', 'link'],
  ['undo', 'redo'],
] as const

export type Tool = (typeof toolGroups)[number][number]

interface ToolIcon {
  readonly path: string
  /** Whether to mirror the icon in right-to-left layouts. */
  readonly mirrors?: boolean
  /** The right-to-left icon, if it contains digits that must not be mirrored. */
  readonly rtl?: string
  /** The shortcut key, combined with Ctrl, or Cmd on a Mac. */
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

export interface FormatState {
  /** The active tools. */
  readonly on: readonly Tool[]
  /** The address of the link at the caret. */
  readonly link: string | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
}

export const nowhere: FormatState = { on: [], link: undefined, canUndo: false, canRedo: false }
