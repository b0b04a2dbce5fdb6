import type { Trainee } from '@portal/contract/training/participants/participants'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { useParticipantTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { useNameSort } from '../training-people/use-people-columns.tsx'
import { PeriodText } from '../trainings/shared/PeriodText.tsx'

/** Shared columns of instructors and trainees: name, number of trainings, last training, and email. */
export const useParticipantColumns = () => {
  const t = useParticipantTexts()
  const nameOf = useNameOf()
  const nameSort = useNameSort()
  return {
    name: {
      ...{ id: nameSort, header: t('name'), sort: true, primary: true, width: 'medium' },
      cell: row => <Isolate direction="auto">{nameOf(row)}</Isolate>,
    },
    trainings: { id: 'trainings', header: t('trainings'), sort: true, align: 'end', cell: row => row.trainings },
    last: {
      ...{ id: 'last_training', header: t('last_training'), sort: true },
      cell: row => <PeriodText {...row.last_training} />,
    },
    email: {
      ...{ id: 'email', header: t('email'), truncates: true },
      cell: row => <Isolate direction="ltr">{row.email}</Isolate>,
    },
  } satisfies Record<string, Column<Trainee>>
}
