import type { ListedRequest } from '@portal/contract/requests/request-records'
import { listSignatures } from '@portal/contract/requests/requests'
import { chainNeed } from '@portal/contract/requests/signature-chain'
import type { Column } from '@portal/ui/DataTable'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Tabs } from '@portal/ui/Tabs'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { oneOf, useQuery } from '../../blocks/navigation/use-query.ts'
import { useMay } from '../../core/session/session.ts'
import { useRequestTexts } from '../../core/texts/requests.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { requestHref } from '../requests/shared/endpoints.ts'
import { useRequestColumns } from '../requests/shared/use-request-columns.tsx'
import { useSignatureFilters } from '../requests/shared/use-request-filters.ts'
import { useSignedBy } from '../requests/shared/use-signed-by.ts'
import { Latest } from './Latest.tsx'

const parts = ['waiting', 'signed'] as const

const Requests = ({ mine }: { mine: (typeof parts)[number] }) => {
  const t = useRequestTexts()
  // Pending requests sort by waiting time, longest first. Signed ones sort newest first.
  const usual = mine === 'waiting' ? 'waiting_since' : '-created_at'
  const filters = useSignatureFilters(mine)
  const names = filters.map(({ id }) => id)
  const state = useListState(listSignatures, names, usual)
  const signedBy = useSignedBy()
  const [first, ...rest] = useRequestColumns()
  const signed: Column<ListedRequest> = {
    id: 'signed_by',
    header: t('signed_by'),
    cell: ({ own_signatures }) => own_signatures.map(signedBy).at(-1) ?? t('nobody'),
  }
  const latest: Column<ListedRequest> = {
    id: 'latest',
    header: t('latest'),
    width: 'medium',
    cell: row => <Latest row={row} />,
  }
  const ofKind: Column<ListedRequest> = { id: 'kind', header: t('kind'), cell: ({ kind }) => t(`kinds.${kind}.one`) }
  return (
    <ResourceList
      columns={[...(first ? [first] : []), ...(mine === 'signed' ? [latest, signed] : []), ofKind, ...rest]}
      empty={{ title: t(`none_of.${mine}`), text: t(`none_of.${mine}_text`) }}
      filters={filters}
      label={t(`mine_of.${mine}`)}
      list={listSignatures}
      rowHref={requestHref}
      search={t('search')}
      state={{ ...state, input: { sort: usual, ...state.input, mine } }}
    />
  )
}

/** Requests that await the user's signature, and requests they signed with their outcome. */
const Signatures = () => {
  const t = useRequestTexts()
  const shell = useShellTexts()
  const { get, set } = useQuery()
  const mayCheck = useMay(chainNeed)
  const chosen = oneOf(parts, get('tab')) ?? 'waiting'
  return (
    <Page
      action={mayCheck && <Link href="/staff/signatures/chain">{shell('pages.SignatureChain')}</Link>}
      title={shell('pages.Signatures')}
    >
      <Tabs
        label={shell('pages.Signatures')}
        onSelect={tab => set({ tab: tab === 'waiting' ? undefined : tab }, { isStep: true, isAlone: true })}
        selected={chosen}
        tabs={parts.map(id => ({ id, label: t(`mine_of.${id}`), content: <Requests key={id} mine={id} /> }))}
      />
    </Page>
  )
}

export default Signatures
