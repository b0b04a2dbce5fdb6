import { type Instructor, listInstructors } from '@portal/contract/training/participants/participants'
import type { Column } from '@portal/ui/DataTable'
import { readAll } from '../../blocks/api/read-all.ts'
import { ListScreen } from '../../blocks/list/ListScreen.tsx'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useParticipantTexts } from '../../core/texts/training.ts'
import type { ReportColumn } from '../../workspace/reports/report.ts'
import { ScoreText } from '../evaluations/shared/ScoreText.tsx'
import { InstructorRecord, qualification } from './InstructorRecord.tsx'
import { PrintParticipants } from './PrintParticipants.tsx'
import { useParticipantColumns } from './use-participant-columns.tsx'

/** All instructors with their number of trainings, last training, and evaluation score. */
const Instructors = () => {
  const t = useParticipantTexts()
  const shell = useShellTexts()
  const { name, trainings, last, email } = useParticipantColumns()
  const columns: readonly Column<Instructor>[] = [
    name,
    { id: 'qualification', header: t('qualification'), cell: row => qualification(row.qualification) },
    trainings,
    last,
    { id: 'score', header: t('score'), cell: row => <ScoreText {...row} /> },
    email,
  ]
  const written: readonly ReportColumn<Instructor>[] = [
    { id: 'qualification', header: t('qualification'), kind: 'text', width: 26, of: row => row.qualification },
    { id: 'score', header: t('score'), kind: 'figure', width: 12, of: ({ score }) => score },
    { id: 'responses', header: t('responses'), kind: 'figure', width: 12, of: ({ responses }) => responses },
  ]
  return (
    <ListScreen
      action={<PrintParticipants columns={written} of="instructors" read={query => readAll(listInstructors, query)} />}
      columns={columns}
      empty={{ title: t('no_instructors'), text: t('no_instructors_text') }}
      lead={t('lead')}
      list={listInstructors}
      record={(id, close) => <InstructorRecord id={id} key={id} onClose={close} />}
      search={t('search')}
      sort={name.id}
      title={shell('pages.Instructors')}
    />
  )
}

export default Instructors
