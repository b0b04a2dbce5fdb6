import type { RequestKind } from '@portal/contract/requests/request-records'
import { openRoleText } from '@portal/contract/requests/signatures'
import { DateText } from '@portal/ui/DateText'
import { Money } from '@portal/ui/Money'
import { useReadOnce } from '../../../blocks/api/use-read.ts'
import { CodeAndName, FactsCard } from '../../../blocks/record/FactsCard.tsx'
import { Code } from '../../../blocks/text/Code.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useSigningTexts } from '../../../core/texts/texts.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { endpointsOf } from './endpoints.ts'
import { RequestState } from './RequestState.tsx'

/** Hover card of a request: reference, state, total, dates, and next signer. */
const RequestCard = ({ kind, id }: { kind: RequestKind; id: string }) => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  const nameOf = useNameOf()
  const { data, error } = useReadOnce(endpointsOf[kind].read, { id })
  const row = data?.data
  const facts = row && [
    { label: t('reference'), value: <Code>{row.reference}</Code> },
    { label: t('state'), value: <RequestState kind={kind} state={row.state} /> },
    { label: t('total'), value: <Money amount={row.total_minor} currency={row.currency} /> },
    ...(row.next_role ? [{ label: t('waits_for'), value: signing(openRoleText(row.next_role)) }] : []),
    { label: t('requester'), value: row.requester ? nameOf(row.requester) : t('nobody') },
    {
      label: t('project'),
      value: row.project ? <CodeAndName {...row.project} /> : signing(`types.${row.type}`),
    },
    { label: t(`kinds.${kind}.required_date`), value: <DateText value={row.required_date} /> },
  ]
  return <FactsCard error={error} facts={facts ?? []} name={row?.description} />
}

export default RequestCard
