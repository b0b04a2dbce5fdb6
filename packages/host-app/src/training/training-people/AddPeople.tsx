import type { Member } from '@portal/contract/core/records/people'
import type { TrainingRole } from '@portal/contract/training/sub-activities/training-people'
import * as contract from '@portal/contract/training/sub-activities/training-people'
import { Button } from '@portal/ui/Button'
import { type Column, DataTable, DataTableToolbar } from '@portal/ui/DataTable'
import { Drawer } from '@portal/ui/Drawer'
import { Isolate } from '@portal/ui/Isolate'
import { SearchField } from '@portal/ui/SearchField'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct, usePages } from '../../blocks/api/use-read.ts'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { ListFailed } from '../../blocks/feedback/ListFailed.tsx'
import { useAttempt } from '../../blocks/feedback/use-attempt.ts'
import { useDebounced } from '../../blocks/form/use-debounced.ts'
import { ListCount } from '../../blocks/list/ListFoot.tsx'
import { useTrainingPeopleTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { useNameSort } from './use-people-columns.tsx'

interface AddPeopleProps {
  of: TrainingRole
  /** ID of the training. */
  id: string
  onClose: () => void
}

export const roleEndpoints = {
  instructors: {
    list: contract.listTrainingInstructors,
    listChoices: contract.listInstructorChoices,
    add: contract.addTrainingInstructors,
    remove: contract.removeTrainingInstructor,
  },
  trainees: {
    list: contract.listTrainingTrainees,
    listChoices: contract.listTraineeChoices,
    add: contract.addTrainingTrainees,
    remove: contract.removeTrainingTrainee,
  },
} as const

/** Finds people and adds the selected ones to a training in one request. The selection survives new searches. */
export const AddPeople = ({ of, id, onClose }: AddPeopleProps) => {
  const t = useTrainingPeopleTexts()
  const nameOf = useNameOf()
  const act = useAct()
  const { listChoices, add } = roleEndpoints[of]
  const [search, setSearch] = useState('')
  const [typed, type] = useDebounced(search, setSearch)
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const { attempt, isBusy, failure } = useAttempt()
  const found = usePages(listChoices, { id, sort: useNameSort(), ...(search.trim() && { search }) })
  const columns: readonly Column<Member>[] = [
    { id: 'name', header: t('name'), primary: true, cell: one => <Isolate direction="auto">{nameOf(one)}</Isolate> },
    { id: 'email', header: t('email'), truncates: true, cell: one => <Isolate direction="ltr">{one.email}</Isolate> },
  ]
  const send = async () => {
    const { data } = await act(add, { id, user_ids: [...selected] })
    toast({ tone: 'success', text: t('added', { count: data.added }) })
    onClose()
  }
  return (
    <Drawer isOpen onClose={onClose} title={t(`${of}.add`)}>
      <Stack>
        <FailureBanner failure={failure} />
        <SearchField label={t('search')} onChange={type} value={typed} />
        <DataTable
          columns={columns}
          empty={<Text tone="muted">{t('nobody_found')}</Text>}
          error={
            found.error !== undefined &&
            !found.rows && <ListFailed error={found.error} isRetrying={found.isValidating} onRetry={found.refresh} />
          }
          isLoading={found.isLoading}
          label={t('choices')}
          onSelect={select}
          rowKey={one => one.id}
          rows={found.rows ?? []}
          selected={selected}
          toolbar={
            <DataTableToolbar
              actions={
                <Button isBusy={isBusy} onPress={() => void attempt(send)} size="small" variant="primary">
                  {t('add_chosen', { count: selected.size })}
                </Button>
              }
              count={found.total && <ListCount {...found.total} />}
              onClear={() => select(new Set())}
              selectedCount={selected.size}
            />
          }
          {...(found.more && { more: { onPress: found.more, isBusy: found.isLoadingMore } })}
        />
      </Stack>
    </Drawer>
  )
}
