import type { RequestRecord } from '@portal/contract/requests/request-records'
import { Link } from '@portal/ui/Link'
import { requestHref } from '../shared/endpoints.ts'
import { RequestHover } from '../shared/RequestHover.tsx'

/** Links to requests that may be parts of one split purchase. */
export const SplitNames = ({ row: { kind, split_with } }: { row: RequestRecord }) =>
  split_with.map(({ id, reference }) => (
    <span key={id}>
      {' '}
      <RequestHover id={id} kind={kind}>
        <Link href={requestHref({ kind, id })}>{reference}</Link>
      </RequestHover>
    </span>
  ))
