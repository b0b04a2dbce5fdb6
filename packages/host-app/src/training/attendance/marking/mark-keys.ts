import type { AttendanceMark } from '@portal/contract/training/attendance/attendance-percent'

const byKey: Readonly<Record<string, AttendanceMark>> = {
  KeyP: 'present',
  KeyL: 'late',
  KeyA: 'absent',
  KeyE: 'excused',
}

export type MarkAction =
  | { readonly kind: 'mark'; readonly mark: AttendanceMark | null }
  | { readonly kind: 'move'; readonly by: 1 | -1 }
  | { readonly kind: 'undo' }

interface Pressed {
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Maps a key press to an action. Uses physical key codes, because Arabic keyboards produce other letters. */
export const actionOf = ({ code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): MarkAction | undefined => {
  if (altKey || shiftKey) return undefined
  if (ctrlKey || metaKey) return code === 'KeyZ' ? { kind: 'undo' } : undefined
  const mark = byKey[code]
  if (mark) return { kind: 'mark', mark }
  if (code === 'Backspace' || code === 'Delete') return { kind: 'mark', mark: null }
  if (code === 'ArrowDown') return { kind: 'move', by: 1 }
  return code === 'ArrowUp' ? { kind: 'move', by: -1 } : undefined
}
