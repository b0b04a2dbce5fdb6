import {
  type Instructor,
  type InstructorTraining,
  listInstructors,
  listInstructorTrainings,
  readInstructor,
} from '@portal/contract/participants'
import type { Column } from '@portal/ui/DataTable'
import { ListScreen } from '../../blocks/ListScreen.tsx'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { optionalText } from '../../blocks/resource/kinds.tsx'
import { useRead } from '../../blocks/use-read.ts'
import { EvaluationScore } from '../../parts/evaluations/EvaluationScore.tsx'
import { Address } from '../../parts/people/Address.tsx'
import { useNameOf } from '../../parts/people/texts.ts'
import { TrainingHistory } from '../../parts/trainings/TrainingHistory.tsx'
import { useShellTexts } from '../../texts/texts.ts'
import { useParticipantTexts } from './texts.ts'
import { useParticipantColumns } from './use-participant-columns.tsx'

const qualification = optionalText().cell

const InstructorRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useParticipantTexts()
  const nameOf = useNameOf()
  const { email } = useParticipantColumns()
  const factsOf = ({ trainees, evaluation }: InstructorTraining) => [
    { label: t('trainees'), value: trainees },
    ...(evaluation ? [{ label: t('score'), value: <EvaluationScore {...evaluation} /> }] : []),
  ]
  return (
    <RecordScreen
      onClose={onClose}
      read={useRead(readInstructor, { id })}
      show={(row: Instructor) => ({
        title: nameOf(row),
        facts: [
          { label: t('qualification'), value: qualification(row.qualification) },
          { label: t('score'), value: <EvaluationScore {...row} /> },
          { label: t('address'), value: <Address {...row} /> },
          { label: email.header, value: email.cell(row) },
        ],
        children: <TrainingHistory factsOf={factsOf} input={{ id }} list={listInstructorTrainings} />,
      })}
      title={t('instructor')}
    />
  )
}

/** Everybody who teaches: how many trainings, the last one, and how trainees evaluated them. */
const Instructors = () => {
  const t = useParticipantTexts()
  const shell = useShellTexts()
  const { name, trainings, last, email } = useParticipantColumns()
  const columns: readonly Column<Instructor>[] = [
    name,
    { id: 'qualification', header: t('qualification'), cell: row => qualification(row.qualification) },
    trainings,
    last,
    { id: 'score', header: t('score'), cell: row => <EvaluationScore {...row} /> },
    email,
  ]
  return (
    <ListScreen
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
