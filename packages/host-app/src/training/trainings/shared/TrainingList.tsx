import {
  type listOwnTrainings,
  type Training,
  trainingPhases,
} from '@portal/contract/training/sub-activities/own-trainings'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { nameColumn } from '../../../blocks/list/name-column.tsx'
import { type ListEmpty, type ListFilter, ResourceList } from '../../../blocks/list/ResourceList.tsx'
import { useListState } from '../../../blocks/list/use-list-state.ts'
import { useTrainingTexts } from '../../../core/texts/training.ts'
import { PeriodText } from './PeriodText.tsx'

interface TrainingListProps {
  list: typeof listOwnTrainings
  label: string
  empty: ListEmpty
  /** Filters besides the phase. Default: none. */
  filters?: readonly ListFilter[]
  page: (training: Training) => string
}

const tones = { coming: 'neutral', ongoing: 'info', over: 'success' } as const

export const PhaseBadge = ({ phase }: Pick<Training, 'phase'>) => {
  const t = useTrainingTexts()
  return <Status tone={tones[phase]}>{t(`phases.${phase}`)}</Status>
}

/** Trainings of one person, current and next first. */
export const TrainingList = ({ list, label, empty, filters = [], page }: TrainingListProps) => {
  const t = useTrainingTexts()
  const state = useListState(list, ['phase', ...filters.map(({ id }) => id)], 'due')
  const columns: readonly Column<Training>[] = [
    nameColumn(t('name')),
    { id: 'due', header: t('period'), sort: true, cell: row => <PeriodText {...row} /> },
    {
      id: 'place',
      header: t('place'),
      cell: row => (row.place ? <Isolate direction="auto">{row.place}</Isolate> : t('no_place')),
    },
    { id: 'phase', header: t('phase'), cell: row => <PhaseBadge {...row} /> },
  ]
  return (
    <ResourceList
      columns={columns}
      empty={empty}
      filters={[
        {
          id: 'phase',
          label: t('phase'),
          options: trainingPhases.map(value => ({ value, label: t(`phases.${value}`) })),
        },
        ...filters,
      ]}
      label={label}
      list={list}
      rowHref={page}
      search={t('search')}
      state={{ ...state, input: { sort: 'due', ...state.input } }}
    />
  )
}
