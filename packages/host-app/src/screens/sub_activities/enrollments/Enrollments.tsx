import {
  decisions as acts,
  type Decision,
  type Enrollment,
  enrollmentStates,
  listEnrollments,
} from '@portal/contract/enrollments'
import type { SubActivity } from '@portal/contract/sub_activities'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { ResourceList } from '../../../blocks/ResourceList.tsx'
import { useListState } from '../../../blocks/use-list-state.ts'
import { oneOf } from '../../../blocks/use-query.ts'
import { useEnrollmentTexts } from '../../../parts/enrollments/texts.ts'
import { useNameOf } from '../../../parts/people/texts.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { useDecide } from './use-decide.ts'
import { useEnrollmentColumns } from './use-enrollment-columns.tsx'

/** Who asked for a place in a training: decided one by one, or many at once with a result for each. */
export const Enrollments = ({ training }: { training: SubActivity }) => {
  const { id, trainees, capacity } = training
  const t = useEnrollmentTexts()
  const nameOf = useNameOf()
  const state = useListState(listEnrollments, ['state'], 'requested_at')
  const decision = useDecide(id)
  const columns = useEnrollmentColumns(decision.refusedOf)
  const [rejecting, reject] = useState<{ ids: readonly string[]; clear?: () => void }>()
  const run = async (act: Decision, ids: readonly string[], clear?: () => void) => {
    if (act === 'reject') return reject({ ids, ...(clear && { clear }) })
    await decision.decide(act, ids)
    clear?.()
  }
  const menu = (row: Enrollment) => {
    const items = acts.filter(act => row.can[act]).map(act => ({ id: act, label: t(act) }))
    return (
      items.length > 0 && (
        <Menu
          icon={<Icon name="more" />}
          items={items}
          label={t('decide_on', { name: nameOf(row.person) })}
          onAction={chosen => {
            const act = oneOf(acts, chosen)
            if (act) void run(act, [row.id])
          }}
          size="small"
          trigger="icon"
        />
      )
    )
  }
  return (
    <Stack>
      <Text weight="strong">
        {capacity === null ? t('taken', { taken: trainees }) : t('taken_of', { taken: trainees, capacity })}
      </Text>
      {decision.done + decision.left > 0 && (
        <Banner isLive onDismiss={() => decision.show([])} tone={decision.left > 0 ? 'warning' : 'success'}>
          {t('decided', { done: decision.done, left: decision.left })}
        </Banner>
      )}
      {decision.problem && (
        <Banner isLive tone="danger">
          {decision.problem}
        </Banner>
      )}
      <ResourceList
        bulkActions={(rows, clear) =>
          acts.map(act => (
            <Button
              isDisabled={decision.isBusy}
              key={act}
              onPress={() => {
                void run(
                  act,
                  rows.map(({ id }) => id),
                  clear,
                )
              }}
              size="small"
            >
              {t(act)}
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
        ]}
        label={t('title')}
        list={listEnrollments}
        rowMenu={menu}
        search={t('search')}
        state={{ ...state, input: { sort: 'requested_at', ...state.input, id } }}
      />
      {rejecting && (
        <RejectDialog
          ids={rejecting.ids}
          onClose={() => reject(undefined)}
          onDone={results => {
            reject(undefined)
            rejecting.clear?.()
            decision.show(results)
          }}
          trainingId={id}
        />
      )}
    </Stack>
  )
}
