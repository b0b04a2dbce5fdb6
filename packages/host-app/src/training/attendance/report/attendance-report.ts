import type { TrainingAttendance } from '@portal/contract/training/attendance/attendance'
import { formatDate } from '@portal/ui/DateText'
import type { GiveText } from '@portal/ui/texts'
import { fileName } from '../../../blocks/files/save-file.ts'
import type trainingSessions from '../../../locales/en/training/training_sessions.json'
import type { Report, ReportColumn } from '../../../workspace/reports/report.ts'
import { tableOf } from '../../../workspace/reports/table.ts'

type Trainee = TrainingAttendance['trainees'][number]

export interface AttendanceWords {
  readonly t: GiveText<typeof trainingSessions>
  readonly nameOf: (person: Pick<Trainee, 'full_name_en' | 'full_name_ar'>) => string
  readonly language: string
}

// The header includes the time, because two sessions can share a date.
const headOf = ({ date, start }: TrainingAttendance['sessions'][number], { language }: AttendanceWords) =>
  `${formatDate(date, 'date', language)} ${start}`

const columnsOf = (words: AttendanceWords, { sessions }: TrainingAttendance): readonly ReportColumn<Trainee>[] => {
  const { t, nameOf } = words
  const ofSessions = sessions.flatMap((session, at): ReportColumn<Trainee>[] =>
    session.is_cancelled
      ? []
      : [
          {
            ...{ id: session.id, header: headOf(session, words), kind: 'text', width: 14 },
            of: ({ marks }) => (marks[at] ? t(`marks.${marks[at]}`) : null),
          },
        ],
  )
  return [
    {
      ...{ id: 'name', header: t('trainee'), kind: 'text', width: 32 },
      of: row => (row.has_dropped_out ? t('dropout_name', { name: nameOf(row) }) : nameOf(row)),
    },
    ...ofSessions,
    { id: 'so_far', header: t('so_far_head'), kind: 'percent', width: 12, of: ({ percent }) => percent.so_far },
    { id: 'all', header: t('of_all_head'), kind: 'percent', width: 12, of: ({ percent }) => percent.all },
  ]
}

/** Attendance report: a row per trainee, and a column per session that isn't cancelled. */
export const attendanceReport = (words: AttendanceWords, data: TrainingAttendance): Report => {
  const { t, nameOf, language } = words
  const { as_of, sub_activity, sessions, trainees } = data
  const byName = trainees.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), language))
  return {
    title: t('report_title', { name: sub_activity.name }),
    file: fileName(sub_activity.code, 'attendance', as_of),
    asOf: as_of,
    facts: [
      { label: t('code'), kind: 'code', value: sub_activity.code },
      { label: t('trainees'), kind: 'figure', value: trainees.length },
      { label: t('sessions'), kind: 'figure', value: sessions.filter(session => !session.is_cancelled).length },
    ],
    tables: [
      tableOf({
        id: 'attendance',
        title: t('attendance'),
        empty: t('no_trainees'),
        columns: columnsOf(words, data),
        rows: byName.map(row => ['line', row] as const),
      }),
    ],
    notes: [],
  }
}
