import type { AttendingTrainee } from '@portal/contract/training/attendance/attendance'
import type { AttendanceMark } from '@portal/contract/training/attendance/attendance-percent'
import { needsOpenMarking } from '@portal/contract/training/attendance/session-times'
import type { AttendanceMarks, RefusedMark } from '@portal/widgets/attendance'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'
import { list } from './attendance.css.ts'
import { MarkRow } from './MarkRow.tsx'
import { actionOf } from './mark-keys.ts'

interface MarkListProps {
  /** Whether marks other than "excused" are allowed. */
  isOpen: boolean
  trainees: readonly AttendingTrainee[]
  /** Marks that the server rejected, by user ID. */
  refused: ReadonlyMap<string, RefusedMark>
  onMark: (marks: AttendanceMarks) => void
  onUndo: () => void
}

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-trainee]') : null

const siblings = { previous: 'previousElementSibling', next: 'nextElementSibling' } as const

// Skips the user's own row, which isn't focusable.
const focusBeside = (row: Element, side: keyof typeof siblings) => {
  let beside = row[siblings[side]]
  while (beside && !beside.querySelector('input:enabled')) beside = beside[siblings[side]]
  const input =
    beside?.querySelector<HTMLElement>('input:checked:enabled') ?? beside?.querySelector<HTMLElement>('input:enabled')
  input?.focus()
}

/** Keyboard marking: a letter marks and moves on, arrow keys move, and Ctrl+Z undoes the last step. */
export const MarkList = ({ isOpen, trainees, refused, onMark, onUndo }: MarkListProps) => {
  const t = useTrainingSessionTexts()
  const ref = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string>()
  const latest = useRef(onMark)
  latest.current = onMark
  const mark = useCallback((id: string, value: AttendanceMark) => latest.current(new Map([[id, value]])), [])
  const markable = trainees.filter(({ can }) => can.mark)
  const reached = markable.some(({ id }) => id === current) ? current : markable[0]?.id
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    const action = actionOf(event)
    if (!row || !action) return
    // Prevents radio buttons from changing their value on these keys.
    event.preventDefault()
    if (action.kind === 'undo') return onUndo()
    if (action.kind === 'mark' && needsOpenMarking(action.mark) && !isOpen) return
    if (action.kind === 'mark') onMark(new Map([[row.dataset.trainee ?? '', action.mark]]))
    const back = action.kind === 'move' && action.by === -1
    if (action.kind === 'move' || action.mark) focusBeside(row, back ? 'previous' : 'next')
  }
  return (
    <ul aria-label={t('trainees')} className={list} onKeyDown={onKeyDown} ref={ref}>
      {trainees.map(trainee => (
        <MarkRow
          isCurrent={trainee.id === reached}
          isOpen={isOpen}
          key={trainee.id}
          onFocus={setCurrent}
          onMark={mark}
          refused={refused.get(trainee.id)}
          trainee={trainee}
        />
      ))}
    </ul>
  )
}
