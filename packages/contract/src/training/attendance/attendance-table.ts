import { toSpreadsheet } from '../../core/fields/text-rules.ts'
import type { TrainingAttendance } from './attendance.ts'
import { sessionHead } from './attendance-imports.ts'

const letters = { present: 'P', late: 'L', absent: 'A', excused: 'E' } as const

/** Attendance in the import format. Leaves out dropouts and cancelled sessions. */
export const attendanceTable = ({
  sessions,
  trainees,
}: Pick<TrainingAttendance, 'sessions' | 'trainees'>): string[][] => {
  const counted = sessions.flatMap((session, at) => (session.is_cancelled ? [] : [{ session, at }]))
  const staying = trainees.filter(trainee => !trainee.has_dropped_out)
  return [
    ['Email', 'Name', ...counted.map(({ session }) => sessionHead(session))],
    ...staying.map(({ email, full_name_en, marks }) => [
      email,
      toSpreadsheet(full_name_en),
      ...counted.map(({ at }) => {
        const mark = marks[at]
        return mark ? letters[mark] : ''
      }),
    ]),
  ]
}
