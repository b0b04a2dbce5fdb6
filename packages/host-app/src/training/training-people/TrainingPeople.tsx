import type { TrainingPerson, TrainingRole } from '@portal/contract/training/sub-activities/training-people'
import { Button } from '@portal/ui/Button'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useProblemText } from '../../blocks/feedback/problem-text.ts'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useEnrollmentTexts, useTrainingPeopleTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { DropoutDialog } from '../enrollments/DropoutDialog.tsx'
import { AddPeople, roleEndpoints } from './AddPeople.tsx'
import { useNameSort, usePeopleColumns } from './use-people-columns.tsx'

interface TrainingPeopleProps {
  of: TrainingRole
  /** ID of the training. */
  id: string
  /** Whether the user may add people. */
  canAdd: boolean
}

/** Instructors or trainees of a training, with buttons to add and remove people. Removing asks for confirmation. */
export const TrainingPeople = ({ of, id, canAdd }: TrainingPeopleProps) => {
  const t = useTrainingPeopleTexts()
  const enrollments = useEnrollmentTexts()
  const nameOf = useNameOf()
  const problemText = useProblemText()
  const act = useAct()
  const { get, set } = useQuery()
  const endpoints = roleEndpoints[of]
  const sort = useNameSort()
  const state = useListState(endpoints.list, [], sort)
  const columns = usePeopleColumns(of)
  const [leaving, dropOut] = useState<TrainingPerson>()
  const remove = async (person: TrainingPerson) => {
    const name = nameOf(person)
    const question = { title: t('remove_title', { name }), text: t(`${of}.remove_text`), action: t('remove') }
    if (!(await confirm(question))) return
    try {
      await act(endpoints.remove, { id, user_id: person.id })
      restoreFocus()
      toast({ tone: 'success', text: t('removed', { name }) })
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
  }
  const add = canAdd && (
    <Button icon={<Icon name="plus" size="small" />} onPress={() => set({ act: 'add' }, { isStep: true })}>
      {t(`${of}.add`)}
    </Button>
  )
  return (
    <Stack>
      {add && <Inline spread="end">{add}</Inline>}
      <ResourceList
        columns={columns}
        empty={{ title: t(`${of}.empty`), text: t(`${of}.empty_text`) }}
        label={t(`${of}.title`)}
        list={endpoints.list}
        rowMenu={person =>
          (person.can.remove || person.can.drop_out) && (
            <IconButton
              icon={<Icon name="close" size="small" />}
              label={
                person.can.remove
                  ? t('remove_person', { name: nameOf(person) })
                  : enrollments('drop_out_person', { name: nameOf(person) })
              }
              onPress={() => (person.can.remove ? void remove(person) : dropOut(person))}
              size="small"
            />
          )
        }
        search={t('search')}
        state={{ ...state, input: { sort, ...state.input, id } }}
      />
      {leaving && <DropoutDialog onClose={() => dropOut(undefined)} person={leaving} trainingId={id} />}
      {add && get('act') === 'add' && (
        <AddPeople id={id} onClose={() => set({ act: undefined }, { isStep: true })} of={of} />
      )}
    </Stack>
  )
}
