import type { RequestRecord } from '@portal/contract/requests/request-records'
import { Banner } from '@portal/ui/Banner'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useRead } from '../../../blocks/api/use-read.ts'
import { oneOf, useQuery } from '../../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { RecordScreen } from '../../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useShellTexts, useSigningTexts } from '../../../core/texts/texts.ts'
import { ActionDialogs } from '../actions/ActionDialogs.tsx'
import { actionsOn, type RequestAction, textsOfAction } from '../actions/actions.ts'
import { RequestActions } from '../actions/RequestActions.tsx'
import { RequestForm } from '../form/RequestForm.tsx'
import { endpointsOf, listHref, listPages, useAddableTypes, useRequestKind } from '../shared/endpoints.ts'
import { RequestState } from '../shared/RequestState.tsx'
import { WaitingInvoiceCard } from '../shared/WaitingInvoiceCard.tsx'
import { SplitWarning } from './SplitWarning.tsx'
import { useRequestHistory } from './use-request-history.tsx'
import { useRequestFacts, useRequestTabs } from './use-request-parts.tsx'

const RequestPage = () => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  const shell = useShellTexts()
  const kind = useRequestKind()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const [done, setDone] = useState<RequestAction>()
  const read = useRead(endpointsOf[kind].read, { id })
  const row = read.data?.data
  const act = get('act')
  const action = row && oneOf(actionsOn(row), act)
  const factsOf = useRequestFacts()
  const tabsOf = useRequestTabs()
  const historyOf = useRequestHistory()
  const addable = useAddableTypes(kind)
  const stop = () => set({ act: undefined })
  useRestoreFocus(act)

  const copy = (now: RequestRecord) => () => navigate(`${listHref(kind)}?add=${now.type}&copy=${now.id}`)
  const leadOf = (now: RequestRecord) => (
    <>
      {done && (
        <Banner isLive onDismiss={() => setDone(undefined)} tone="success">
          {t(`actions.${textsOfAction(now, done)}.done`)}
        </Banner>
      )}
      {now.missing_office && (
        <Banner tone="warning">
          {now.missing_office === 'direct_manager'
            ? t('manager_gone')
            : t('nobody_signs', { office: signing(`offices.${now.missing_office}`) })}
        </Banner>
      )}
      {now.new_total && (
        <WaitingInvoiceCard currency={now.currency} invoice={now.new_total} isOwn={now.to_sign.length > 0} />
      )}
      <SplitWarning row={now} />
    </>
  )
  const edited = (now: RequestRecord) => ({
    title: t('edit_title', { reference: now.reference }),
    children: (
      <RequestForm
        given={now}
        kind={kind}
        onCancel={stop}
        onDone={stop}
        record={{ id, version: now.version }}
        type={now.type}
      />
    ),
  })
  const shown = (now: RequestRecord) => ({
    title: now.description,
    status: <RequestState kind={kind} state={now.state} />,
    action: <RequestActions onCopy={addable.includes(now.type) ? copy(now) : undefined} row={now} />,
    lead: leadOf(now),
    facts: factsOf(now),
    tabs: tabsOf(now),
    history: historyOf(now),
  })
  return (
    <>
      <RecordScreen
        breadcrumb={<Breadcrumbs crumbs={[{ label: shell(`pages.${listPages[kind]}`), href: listHref(kind) }]} />}
        read={read}
        show={now => (now.can.edit && act === 'edit' ? edited(now) : shown(now))}
        title={t(`kinds.${kind}.one`)}
      />
      {action && row && (
        <ActionDialogs
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

export default RequestPage
