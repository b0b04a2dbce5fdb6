import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Money } from '@portal/ui/Money'
import type { TabChoice } from '@portal/ui/Tabs'
import { Code } from '../../blocks/Code.tsx'
import { Written } from '../../blocks/Written.tsx'
import { useNameOf } from '../../parts/people/texts.ts'
import { useRequestTexts } from '../../parts/purchase_requests/texts.ts'
import { ItemList } from './ItemList.tsx'
import { RevisionList } from './RevisionList.tsx'
import { SignatureTab } from './SignatureTab.tsx'

/** The facts of a request, in the order of their weight. */
export const useRequestFacts = () => {
  const t = useRequestTexts()
  const nameOf = useNameOf()
  return (row: PurchaseRequestRecord): readonly Fact[] => [
    { label: t('total'), value: <Money amount={row.total_minor} currency={row.currency} /> },
    {
      label: t('total_usd'),
      value: row.total_usd_minor === null ? t('at_signature') : <Money amount={row.total_usd_minor} currency="usd" />,
    },
    { label: t('required_date'), value: <DateText value={row.required_date} /> },
    { label: t('location'), value: t(`locations.${row.location}`) },
    { label: t('requester'), value: row.requester ? nameOf(row.requester) : t('nobody') },
    { label: t('direct_manager'), value: row.direct_manager ? nameOf(row.direct_manager) : t('nobody') },
    { label: t('tier'), value: row.tier ? t(`tiers.${row.tier}`) : t('at_signature') },
    {
      label: t('project'),
      value: row.project ? <Isolate direction="auto">{row.project.name}</Isolate> : t(`types.${row.type}`),
    },
    { label: t('reference'), value: <Code>{row.reference}</Code> },
    { label: t('notes'), value: row.notes ? <Written>{row.notes}</Written> : t('nobody') },
  ]
}

/** What belongs to a request, one part at a time. */
export const useRequestTabs = () => {
  const t = useRequestTexts()
  return (row: PurchaseRequestRecord): readonly TabChoice[] => [
    { id: 'items', label: t('items'), count: row.items.length, content: <ItemList row={row} /> },
    { id: 'signatures', label: t('signatures'), content: <SignatureTab row={row} /> },
    { id: 'revisions', label: t('revisions'), count: row.revisions.length, content: <RevisionList row={row} /> },
  ]
}

/** Requests that look as if one purchase was split, each to be opened. */
export const SplitNames = ({ row: { split_with } }: { row: PurchaseRequestRecord }) =>
  split_with.map(({ id, reference }) => (
    <span key={id}>
      {' '}
      <Link href={`/staff/purchase_requests/${id}`}>{reference}</Link>
    </span>
  ))
