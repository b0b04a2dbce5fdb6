import type { RequestRecord } from '@portal/contract/requests/request-records'
import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { requestHref } from '../shared/endpoints.ts'
import { RequestHover } from '../shared/RequestHover.tsx'

/** Warns that a purchase may have been split. Links the other requests, and counts those that the person can't open. */
export const SplitWarning = ({ row: { kind, split_with, split_hidden } }: { row: RequestRecord }) => {
  const t = useRequestTexts()
  if (split_with.length === 0 && split_hidden === 0) return null
  return (
    <Banner tone="warning">
      {t('split')}
      {split_with.map(({ id, reference }) => (
        <span key={id}>
          {' '}
          <RequestHover id={id} kind={kind}>
            <Link href={requestHref({ kind, id })}>{reference}</Link>
          </RequestHover>
        </span>
      ))}
      {split_hidden > 0 && ` ${t('split_hidden', { count: split_hidden })}`}
    </Banner>
  )
}
