import type { TrainingPerson, TrainingRole } from '@portal/contract/training/sub-activities/training-people'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { useLanguageOrder } from '../../blocks/text/use-language-order.ts'
import { useTrainingPeopleTexts } from '../../core/texts/training.ts'
import { Address } from '../../people/people/Address.tsx'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { useResultColumns } from '../trainee-results/use-result-facts.tsx'

export const useNameSort = () => useLanguageOrder('full_name_en', 'full_name_ar')[0]

/** Columns of a training's people: name, address, results of trainees, date added, and email. */
export const usePeopleColumns = (of: TrainingRole): readonly Column<TrainingPerson>[] => {
  const t = useTrainingPeopleTexts()
  const nameOf = useNameOf()
  const name = useNameSort()
  const results = useResultColumns<TrainingPerson>(row => row.result)
  return [
    {
      id: name,
      header: t('name'),
      sort: true,
      primary: true,
      width: 'medium',
      cell: row => <Isolate direction="auto">{nameOf(row)}</Isolate>,
    },
    {
      id: 'address',
      header: t('address'),
      cell: row => <Address {...row} />,
    },
    ...(of === 'trainees' ? results : []),
    { id: 'added_at', header: t('added_at'), sort: true, cell: row => <DateText value={row.added_at} /> },
    { id: 'email', header: t('email'), truncates: true, cell: row => <Isolate direction="ltr">{row.email}</Isolate> },
  ]
}
