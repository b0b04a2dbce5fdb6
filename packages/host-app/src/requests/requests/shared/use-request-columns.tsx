import type { ListedRequest, RequestKind } from '@portal/contract/requests/request-records'
import { openRoleText } from '@portal/contract/requests/signatures'
import type { Column } from '@portal/ui/DataTable'
import { DateText } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { Money } from '@portal/ui/Money'
import { Text } from '@portal/ui/Text'
import { Code } from '../../../blocks/text/Code.tsx'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { useSigningTexts } from '../../../core/texts/texts.ts'
import { PersonName } from '../../../people/people/PersonName.tsx'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { ProjectHover } from '../../../programmes/projects/shared/ProjectHover.tsx'
import { RequestState } from './RequestState.tsx'

/** Columns of a list of requests, of one or both kinds: what it is, its state, and its next signer. */
export const useRequestColumns = (kind: RequestKind = 'purchase_requests'): readonly Column<ListedRequest>[] => {
  const t = useRequestTexts()
  const signing = useSigningTexts()
  const nameOf = useNameOf()
  const waits = ({ kind: own, state, next_role, to_sign }: ListedRequest) => {
    const [way] = to_sign
    if (way?.for) return signing('role_for', { role: signing(`roles.${way.role}`), name: nameOf(way.for) })
    if (next_role) return signing(openRoleText(next_role))
    return state === 'pending' ? t(`kinds.${own}.ready`) : t('nobody')
  }
  return [
    {
      id: 'description',
      header: t(`kinds.${kind}.description`),
      primary: true,
      width: 'wide',
      cell: row => <Isolate direction="auto">{row.description}</Isolate>,
    },
    { id: 'state', header: t('state'), cell: row => <RequestState kind={row.kind} state={row.state} /> },
    { id: 'reference', header: t('reference'), cell: row => <Code>{row.reference}</Code> },
    {
      id: 'total_minor',
      header: t('total'),
      align: 'end',
      sort: true,
      cell: row => <Money amount={row.total_minor} currency={row.currency} />,
    },
    {
      id: 'waiting_since',
      header: t('waits_for'),
      width: 'medium',
      sort: true,
      cell: row => (
        <>
          {waits(row)}
          {row.missing_office && (
            <Text size="small" tone="danger">
              {t('missing', { office: signing(`offices.${row.missing_office}`) })}
            </Text>
          )}
          {row.waiting_days !== null && (
            <Text size="small" tone="muted">
              {row.waiting_days ? t('waits_days', { count: row.waiting_days }) : t('waits_today')}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'requester',
      header: t('requester'),
      cell: row => (row.requester ? <PersonName person={row.requester} /> : t('nobody')),
    },
    {
      id: 'project',
      header: t('project'),
      cell: row =>
        row.project ? (
          <ProjectHover id={row.project.id}>{row.project.code}</ProjectHover>
        ) : (
          signing(`types.${row.type}`)
        ),
    },
    {
      id: 'required_date',
      header: t(`kinds.${kind}.required_date`),
      sort: true,
      cell: row => <DateText value={row.required_date} />,
    },
  ]
}
