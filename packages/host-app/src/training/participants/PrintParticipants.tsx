import type { Trainee } from '@portal/contract/training/participants/participants'
import { readInstallation } from '@portal/contract/workspace/installation'
import { useCountryName } from '@portal/ui/CountrySelect'
import { dayIn } from '../../blocks/api/use-installation.ts'
import { fileName } from '../../blocks/files/save-file.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { api } from '../../core/api.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useParticipantTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { PrintButton } from '../../workspace/reports/PrintButton.tsx'
import type { Report, ReportColumn } from '../../workspace/reports/report.ts'
import { tableOf } from '../../workspace/reports/table.ts'
import { useNameSort } from '../training-people/use-people-columns.tsx'

interface PrintParticipantsProps<Row> {
  of: 'instructors' | 'trainees'
  /** Loads everyone who matches the list's search. */
  read: (query: { sort: ReturnType<typeof useNameSort>; search?: string }) => Promise<readonly Row[]>
  /** Columns after the name. Default: none. */
  columns?: readonly ReportColumn<Row>[]
}

/** Exports the list as a workbook or printout, with everyone who matches the search. */
export const PrintParticipants = <Row extends Trainee>({ of, read, columns = [] }: PrintParticipantsProps<Row>) => {
  const t = useParticipantTexts()
  const shell = useShellTexts()
  const nameOf = useNameOf()
  const countryName = useCountryName()
  const sort = useNameSort()
  const search = useQuery().get('search')
  const title = shell(of === 'instructors' ? 'pages.Instructors' : 'pages.Trainees')
  const all: readonly ReportColumn<Row>[] = [
    { id: 'name', header: t('name'), kind: 'text', width: 30, of: nameOf },
    ...columns,
    {
      ...{ id: 'address', header: t('address'), kind: 'text', width: 26 },
      of: ({ residence_state, residence_country }) =>
        [residence_state, residence_country && countryName(residence_country)].filter(Boolean).join(' – '),
    },
    { id: 'trainings', header: t('trainings'), kind: 'figure', width: 12, of: ({ trainings }) => trainings },
    { id: 'last', header: t('last_training'), kind: 'text', width: 36, of: ({ last_training }) => last_training.name },
    {
      id: 'last_day',
      header: t('last_day'),
      kind: 'day',
      width: 14,
      of: ({ last_training }) => last_training.end_date,
    },
    { id: 'email', header: t('email'), kind: 'code', width: 30, of: ({ email }) => email },
  ]
  const report = async (): Promise<Report> => {
    const [{ data }, rows] = await Promise.all([api(readInstallation, {}), read({ sort, ...(search && { search }) })])
    const asOf = dayIn(new Date(), data.time_zone)
    return {
      ...{ title, file: fileName(of, 'list', asOf), asOf, notes: [t('lead')] },
      facts: search ? [{ label: t('search'), kind: 'text', value: search }] : [],
      tables: [
        tableOf({ id: of, title, empty: t(`no_${of}`), columns: all, rows: rows.map(row => ['line', row] as const) }),
      ],
    }
  }
  return <PrintButton about={`${of} ${search ?? ''}`} param="act" read={report} />
}
