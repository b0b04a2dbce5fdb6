import {
  listTrainees,
  listTraineeTrainings,
  readTrainee,
  type Trainee,
  type TraineeTraining,
} from '@portal/contract/training/participants/participants'
import type { Column } from '@portal/ui/DataTable'
import { readAll } from '../../blocks/api/read-all.ts'
import { useRead } from '../../blocks/api/use-read.ts'
import { ListScreen } from '../../blocks/list/ListScreen.tsx'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useParticipantTexts } from '../../core/texts/training.ts'
import { Address } from '../../people/people/Address.tsx'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { useResultFacts } from '../trainee-results/use-result-facts.tsx'
import { TrainingHistory } from '../trainings/shared/TrainingHistory.tsx'
import { PrintParticipants } from './PrintParticipants.tsx'
import { useParticipantColumns } from './use-participant-columns.tsx'

const TraineeRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useParticipantTexts()
  const nameOf = useNameOf()
  const { email } = useParticipantColumns()
  const resultFacts = useResultFacts()
  const factsOf = ({ result, has_dropped_out }: TraineeTraining) => [
    ...(has_dropped_out ? [{ label: t('outcome'), value: t('dropped_out') }] : []),
    ...resultFacts(result),
  ]
  return (
    <RecordScreen
      onClose={onClose}
      read={useRead(readTrainee, { id })}
      show={(row: Trainee) => ({
        title: nameOf(row),
        facts: [
          { label: t('address'), value: <Address {...row} /> },
          { label: email.header, value: email.cell(row) },
        ],
        children: <TrainingHistory factsOf={factsOf} input={{ id }} list={listTraineeTrainings} />,
      })}
      title={t('trainee')}
    />
  )
}

/** All trainees with their number of trainings, last training, and results. */
const Trainees = () => {
  const t = useParticipantTexts()
  const shell = useShellTexts()
  const { name, trainings, last, email } = useParticipantColumns()
  const columns: readonly Column<Trainee>[] = [
    name,
    { id: 'address', header: t('address'), cell: row => <Address {...row} /> },
    trainings,
    last,
    email,
  ]
  return (
    <ListScreen
      action={<PrintParticipants of="trainees" read={query => readAll(listTrainees, query)} />}
      columns={columns}
      empty={{ title: t('no_trainees'), text: t('no_trainees_text') }}
      lead={t('lead')}
      list={listTrainees}
      record={(id, close) => <TraineeRecord id={id} key={id} onClose={close} />}
      search={t('search')}
      sort={name.id}
      title={shell('pages.Trainees')}
    />
  )
}

export default Trainees
