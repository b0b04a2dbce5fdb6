import { addDelegation, type Delegation, listDelegations } from '@portal/contract/requests/delegations'
import { Page } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { toast } from '@portal/ui/Toast'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { columnsOf } from '../../blocks/resource/field.ts'
import { useCreate } from '../../blocks/resource/use-create.tsx'
import { useDelegationTexts } from '../../core/texts/requests.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { DelegationCalendar } from './DelegationCalendar.tsx'
import { NewDelegation } from './DelegationForm.tsx'
import { DelegationMenu } from './DelegationMenu.tsx'
import { DelegationRecord } from './DelegationRecord.tsx'
import { useDelegationFields } from './use-delegation-fields.tsx'
import { useEndDelegations } from './use-end-delegations.tsx'
import { useSignsFor } from './use-signs-for.ts'

const mine = ['given', 'received'] as const

/** Who signs for the user while they are away, and for whom they sign: today, and in all their delegations. */
const Delegations = () => {
  const t = useDelegationTexts()
  const shell = useShellTexts()
  const signsFor = useSignsFor()
  const { bulkActions, outcome } = useEndDelegations()
  const state = useListState(listDelegations, ['mine'], '-from')
  const { button, drawer } = useCreate(addDelegation, t('add'), onAdded => (
    <NewDelegation
      onDone={() => {
        onAdded()
        toast({ tone: 'success', text: t('added') })
      }}
    />
  ))
  const columns = columnsOf<Delegation>([
    { id: 'signs_for', label: t('delegation'), primary: true, width: 'wide', cell: signsFor },
    ...useDelegationFields(),
  ])
  return (
    <Page action={button} lead={t('lead')} title={shell('pages.Delegations')}>
      <DelegationCalendar />
      <Section title={t('own')}>
        {outcome}
        <ResourceList
          bulkActions={bulkActions}
          columns={columns}
          empty={{ title: t('empty'), text: t('empty_text'), action: button }}
          filters={[
            { id: 'mine', label: t('mine'), options: mine.map(value => ({ value, label: t(`mine_of.${value}`) })) },
          ]}
          label={t('own')}
          list={listDelegations}
          rowHref={({ id }) => state.openHref(id)}
          rowMenu={row => (
            <DelegationMenu onEdit={() => state.set({ open: row.id, act: 'edit' }, { isStep: true })} row={row} />
          )}
          state={state}
        />
      </Section>
      {drawer}
      {state.open && <DelegationRecord id={state.open} key={state.open} onClose={state.close} />}
    </Page>
  )
}

export default Delegations
