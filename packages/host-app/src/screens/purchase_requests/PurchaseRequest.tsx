import { addNeeds, editPurchaseRequest, readPurchaseRequest } from '@portal/contract/purchase_requests'
import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import { Banner } from '@portal/ui/Banner'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { useKeptFocus } from '../../blocks/use-kept-focus.ts'
import { oneOf, useQuery } from '../../blocks/use-query.ts'
import { useRead } from '../../blocks/use-read.ts'
import { RequestState } from '../../parts/purchase_requests/RequestState.tsx'
import { useRequestTexts } from '../../parts/purchase_requests/texts.ts'
import { useCurrentRoute } from '../../routing/route-context.ts'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { actionsOn, type RequestAction } from './actions.ts'
import { RequestActions } from './RequestActions.tsx'
import { RequestForm } from './RequestForm.tsx'
import { useRequestHistory } from './use-request-history.tsx'
import { SplitNames, useRequestFacts, useRequestTabs } from './use-request-parts.tsx'

/** One request: where it stands, what can be done with it, its items, signatures and revisions. */
const PurchaseRequest = () => {
  const t = useRequestTexts()
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const [done, setDone] = useState<RequestAction>()
  const read = useRead(readPurchaseRequest, { id })
  const row = read.data?.data
  const act = get('act')
  const action = row && oneOf(actionsOn(row), act)
  const factsOf = useRequestFacts()
  const tabsOf = useRequestTabs()
  const historyOf = useRequestHistory()
  const may = {
    project: useMay(addNeeds.project),
    multi_project: useMay(addNeeds.multi_project),
    core: useMay(addNeeds.core),
  }
  const stop = () => set({ act: undefined })
  useKeptFocus(act)

  const copy = (now: PurchaseRequestRecord) => () => navigate(`/staff/purchase_requests?add=${now.type}&copy=${now.id}`)
  const leadOf = (now: PurchaseRequestRecord) => (
    <>
      {done && (
        <Banner isLive onDismiss={() => setDone(undefined)} tone="success">
          {t(`actions.${done}.done`)}
        </Banner>
      )}
      {now.nobody_signs && now.next_role && (
        <Banner tone="warning">
          {t('nobody_signs', { role: t(`roles.${now.next_role}`), location: t(`locations.${now.location}`) })}
        </Banner>
      )}
      {now.split_with.length > 0 && (
        <Banner tone="warning">
          {t('split')}
          <SplitNames row={now} />
        </Banner>
      )}
    </>
  )
  const edited = (now: PurchaseRequestRecord) => ({
    title: t('edit_title', { reference: now.reference }),
    children: (
      <RequestForm
        endpoint={editPurchaseRequest}
        given={now}
        onCancel={stop}
        onDone={stop}
        record={{ id, version: now.version }}
        type={now.type}
      />
    ),
  })
  const shown = (now: PurchaseRequestRecord) => ({
    title: now.description,
    status: <RequestState state={now.state} />,
    action: <RequestActions onCopy={may[now.type] ? copy(now) : undefined} row={now} />,
    lead: leadOf(now),
    facts: factsOf(now),
    tabs: tabsOf(now),
    history: historyOf(now),
  })
  return (
    <>
      <RecordScreen
        breadcrumb={
          <Breadcrumbs crumbs={[{ label: shell('pages.PurchaseRequests'), href: '/staff/purchase_requests' }]} />
        }
        read={read}
        show={now => (now.can.edit && act === 'edit' ? edited(now) : shown(now))}
        title={t('request')}
      />
      {action && row && (
        <ActionDialog
          key={action}
          name={action}
          onAway={stop}
          onDone={() => {
            setDone(action)
            stop()
          }}
          row={row}
        />
      )}
    </>
  )
}

export default PurchaseRequest
