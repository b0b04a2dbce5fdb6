import {
  type Instructor,
  type InstructorTraining,
  listInstructorTrainings,
  readInstructor,
} from '@portal/contract/training/participants/participants'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { optionalTextKind } from '../../blocks/resource/kinds.tsx'
import { useParticipantTexts } from '../../core/texts/training.ts'
import { Address } from '../../people/people/Address.tsx'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { ScoreText } from '../evaluations/shared/ScoreText.tsx'
import { TrainingHistory } from '../trainings/shared/TrainingHistory.tsx'
import { useParticipantColumns } from './use-participant-columns.tsx'

/** A qualification, or a placeholder. */
export const qualification = optionalTextKind().cell

/** An instructor with their trainings. */
export const InstructorRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useParticipantTexts()
  const nameOf = useNameOf()
  const { email } = useParticipantColumns()
  const factsOf = ({ trainees, evaluation }: InstructorTraining) => [
    { label: t('trainees'), value: trainees },
    ...(evaluation ? [{ label: t('score'), value: <ScoreText {...evaluation} /> }] : []),
  ]
  return (
    <RecordScreen
      onClose={onClose}
      read={useRead(readInstructor, { id })}
      show={(row: Instructor) => ({
        title: nameOf(row),
        facts: [
          { label: t('qualification'), value: qualification(row.qualification) },
          { label: t('score'), value: <ScoreText {...row} /> },
          { label: t('address'), value: <Address {...row} /> },
          { label: email.header, value: email.cell(row) },
        ],
        children: <TrainingHistory factsOf={factsOf} input={{ id }} list={listInstructorTrainings} />,
      })}
      title={t('instructor')}
    />
  )
}
