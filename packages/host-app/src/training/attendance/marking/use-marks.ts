import { type AttendingTrainee, readAttendance } from '@portal/contract/training/attendance/attendance'
import { useStore } from '@portal/ui/store'
import type { AttendanceMarks } from '@portal/widgets/attendance'
import { useEffect, useState } from 'react'
import { useRead } from '../../../blocks/api/use-read.ts'
import { sessionOutbox } from './session-outbox.ts'

const inPlaceOf = (rows: readonly AttendingTrainee[], changed: readonly AttendingTrainee[]) => {
  const byId = new Map(changed.map(row => [row.id, row]))
  return rows.map(row => byId.get(row.id) ?? row)
}

/** Attendance of a session with optimistic marks, saving in order, and undo. */
export const useMarks = (id: string) => {
  const read = useRead(readAttendance, { id })
  const { mutate } = read
  const [steps, setSteps] = useState<readonly AttendanceMarks[]>([])
  const [outbox] = useState(() => sessionOutbox(id))
  const { pending, refused, obstacle } = useStore(outbox)

  useEffect(() => {
    const show = (trainees: readonly AttendingTrainee[]) =>
      mutate(shown => shown && { data: { ...shown.data, trainees: inPlaceOf(shown.data.trainees, trainees) } }, {
        revalidate: false,
      })
    outbox.shown.add(show)
    return () => void outbox.shown.delete(show)
  }, [outbox, mutate])

  const stored = read.data?.data.trainees ?? []
  const trainees = stored.map(row => {
    const mark = pending.get(row.id)
    return mark === undefined || mark === row.mark ? row : { ...row, mark, is_scanned: false }
  })
  return {
    read,
    trainees,
    pending,
    refused,
    obstacle,
    retry: outbox.retry,
    /** Marks one or many trainees as one undo step. */
    mark: (marks: AttendanceMarks) => {
      if (marks.size === 0) return
      const before = new Map(trainees.filter(row => marks.has(row.id)).map(row => [row.id, row.mark]))
      setSteps(made => [...made, before])
      outbox.add(marks)
    },
    canUndo: steps.length > 0,
    undo: () => {
      const last = steps.at(-1)
      if (!last) return
      setSteps(made => made.slice(0, -1))
      outbox.add(last)
    },
  }
}
