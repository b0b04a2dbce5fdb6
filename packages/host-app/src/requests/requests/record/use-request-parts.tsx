import { filesNeed } from '@portal/contract/files/files'
import type { RequestRecord } from '@portal/contract/requests/request-records'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import type { TabChoice } from '@portal/ui/Tabs'
import { Code } from '../../../blocks/text/Code.tsx'
import { Written } from '../../../blocks/text/Written.tsx'
import { useMay } from '../../../core/session/session.ts'
import { useCommentTexts } from '../../../core/texts/messages.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useFileTexts, useSigningTexts } from '../../../core/texts/texts.ts'
import { FileList } from '../../../files/files/shared/FileList.tsx'
import { Comments } from '../../../messages/comments/Comments.tsx'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { ItemList } from '../items/ItemList.tsx'
import { ReceiptTab } from './ReceiptTab.tsx'
import { RevisionList } from './RevisionList.tsx'
import { SignatureTab } from './SignatureTab.tsx'
import { useEmploymentFacts } from './use-employment-facts.tsx'

/** Facts of a request in order of importance. */
export const useRequestFacts = () => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  const nameOf = useNameOf()
  const employmentFacts = useEmploymentFacts()
  return (row: RequestRecord): readonly Fact[] => [
    { label: t('total'), value: <Money amount={row.total_minor} currency={row.currency} /> },
    {
      label: t('total_usd'),
      value: row.total_usd_minor === null ? t('at_signature') : <Money amount={row.total_usd_minor} currency="usd" />,
    },
    { label: t(`kinds.${row.kind}.required_date`), value: <DateText value={row.required_date} /> },
    ...employmentFacts(row),
    { label: t('location'), value: t(`locations.${row.location}`) },
    { label: t('requester'), value: row.requester ? nameOf(row.requester) : t('nobody') },
    { label: t('direct_manager'), value: row.direct_manager ? nameOf(row.direct_manager) : t('nobody') },
    { label: t('tier'), value: row.tier ? t(`tiers.${row.tier}`) : t('at_signature') },
    {
      label: t('project'),
      value: row.project ? <Isolate direction="auto">{row.project.name}</Isolate> : signing(`types.${row.type}`),
    },
    ...(row.completed_at ? [{ label: t('completed_at'), value: <DateText value={row.completed_at} /> }] : []),
    { label: t('reference'), value: <Code>{row.reference}</Code> },
    { label: t('notes'), value: row.notes ? <Written>{row.notes}</Written> : t('nobody') },
  ]
}

export const useRequestTabs = () => {
  const t = useRequestTexts()
  const files = useFileTexts()
  const comments = useCommentTexts()
  const seesFiles = useMay(filesNeed)
  return (row: RequestRecord): readonly TabChoice[] => [
    { id: 'items', label: t(`kinds.${row.kind}.items`), count: row.items.length, content: <ItemList row={row} /> },
    ...(row.kind === 'purchase_requests' && ['bought', 'delivered'].includes(row.state)
      ? [{ id: 'receipts', label: t('receive_note'), count: row.receipts.length, content: <ReceiptTab row={row} /> }]
      : []),
    { id: 'signatures', label: t('signatures'), content: <SignatureTab row={row} /> },
    { id: 'comments', label: comments('comments'), content: <Comments of={{ kind: 'request', id: row.id }} /> },
    ...(seesFiles
      ? [{ id: 'files', label: files('files'), content: <FileList of={{ kind: 'request', id: row.id }} /> }]
      : []),
    { id: 'revisions', label: t('revisions'), count: row.revisions.length, content: <RevisionList row={row} /> },
  ]
}
