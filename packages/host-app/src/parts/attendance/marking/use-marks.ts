import { type AttendingTrainee, markAttendance, readAttendance } from '@portal/contract/attendance'
import { addUnsaved, clearUnsaved } from '@portal/ui/Form'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../../api.ts'
import { useRead } from '../../../blocks/api/use-read.ts'
import { createMarkQueue, type Marks } from './mark-queue.ts'

const inPlaceOf = (rows: readonly AttendingTrainee[], changed: readonly AttendingTrainee[]) => {
  const byId = new Map(changed.map(row => [row.id, row]))
  return rows.map(row => byId.get(row.id) ?? row)
}

/** The attendance of a session while it is marked: marks show at once, are saved one after another, and can be undone. */
export const useMarks = (id: string) => {
  const read = useRead(readAttendance, { id })
  const { mutate } = read
  const [steps, setSteps] = useState<readonly Marks[]>([])
  const [queue] = useState(() =>
    createMarkQueue(async given => {
      const marks = [...given].map(([user_id, mark]) => ({ user_id, mark }))
      const { data } = await api(markAttendance, { id, marks })
      await mutate(
        shown => shown && { data: { ...shown.data, trainees: inPlaceOf(shown.data.trainees, data.trainees) } },
        { revalidate: false },
      )
    }),
  )
  const { pending, failure } = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  const isUnsaved = pending.size > 0

  useEffect(() => {
    if (!isUnsaved) return undefined
    const about = `attendance of ${id}`
    addUnsaved(about)
    return () => clearUnsaved(about)
  }, [id, isUnsaved])

  useEffect(() => {
    addEventListener('online', queue.retry)
    return () => removeEventListener('online', queue.retry)
  }, [queue])

  const stored = read.data?.data.trainees ?? []
  const trainees = stored.map(row => {
    const mark = pending.get(row.id)
    return mark === undefined || mark === row.mark ? row : { ...row, mark, is_scanned: false }
  })
  return {
    read,
    trainees,
    pending,
    failure,
    retry: queue.retry,
    /** Marks one or many, as one step that can be undone. */
    mark: (marks: Marks) => {
      if (marks.size === 0) return
      const before = new Map(trainees.filter(row => marks.has(row.id)).map(row => [row.id, row.mark]))
      setSteps(made => [...made, before])
      queue.add(marks)
    },
    canUndo: steps.length > 0,
    undo: () => {
      const last = steps.at(-1)
      if (!last) return
      setSteps(made => made.slice(0, -1))
      queue.add(last)
    },
  }
}
