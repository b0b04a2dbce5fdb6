import {
  type Decision,
  decisions,
  type Enrollment,
  enrollmentStates,
  listEnrollments,
} from '@portal/contract/training/sub-activities/enrollments'
import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { ResourceList } from '../../../blocks/list/ResourceList.tsx'
import { useListState } from '../../../blocks/list/use-list-state.ts'
import { RowOutcome } from '../../../blocks/rows/RowOutcome.tsx'
import { useEnrollmentTexts } from '../../../core/texts/training.ts'
import { DecisionMenu } from './DecisionMenu.tsx'
import { RejectDialog } from './RejectDialog.tsx'
import { useDecide } from './use-decide.ts'
import { useEnrollmentColumns } from './use-enrollment-columns.tsx'

/** Enrolment requests of a training, decided one by one or in bulk with a result per row. */
export const Enrollments = ({ training }: { training: SubActivity }) => {
  const { id, trainees, capacity } = training
  const t = useEnrollmentTexts()
  const state = useListState(listEnrollments, ['state', 'leaving'], 'requested_at')
  const decision = useDecide(id)
  const columns = useEnrollmentColumns(decision.refusedOf)
  const [rejecting, reject] = useState<{ ids: readonly string[]; clear: () => void }>()
  const run = async (chosen: Decision, rows: readonly Enrollment[], clear = () => {}) => {
    const ids = rows.map(row => row.id)
    if (chosen === 'reject') return reject({ ids, clear })
    await decision.decide(chosen, ids)
    clear()
  }
  return (
    <Stack>
      <Text weight="strong">
        {capacity === null ? t('taken', { taken: trainees }) : t('taken_of', { taken: trainees, capacity })}
      </Text>
      <RowOutcome outcome={decision} />
      <ResourceList
        bulkActions={(rows, clear) =>
          decisions.map(one => (
            <Button isDisabled={decision.isBusy} key={one} onPress={() => void run(one, rows, clear)} size="small">
              {t(one)}
            </Button>
          ))
        }
        columns={columns}
        empty={{ title: t('empty'), text: t('empty_text') }}
        filters={[
          {
            id: 'state',
            label: t('state'),
            options: enrollmentStates.map(value => ({ value, label: t(`states.${value}`) })),
          },
          { id: 'leaving', label: t('leaving'), options: [{ value: 'yes', label: t('asks_to_leave') }] },
        ]}
        label={t('title')}
        list={listEnrollments}
        rowMenu={row => <DecisionMenu onDecide={one => void run(one, [row])} row={row} trainingId={id} />}
        search={t('search')}
        state={{ ...state, input: { sort: 'requested_at', ...state.input, id } }}
      />
      {rejecting && (
        <RejectDialog
          ids={rejecting.ids}
          onClose={() => reject(undefined)}
          onDone={results => {
            reject(undefined)
            rejecting.clear()
            decision.show(results)
          }}
          trainingId={id}
        />
      )}
    </Stack>
  )
}
