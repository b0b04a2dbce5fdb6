import type { RequestKind, RequestType } from '@portal/contract/request_records'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { useRead } from '../../../blocks/api/use-read.ts'
import { endpointsOf, listHref, listPages } from '../../../parts/requests/endpoints.ts'
import { useRequestTexts } from '../../../parts/requests/texts.ts'
import { useShellTexts } from '../../../texts/texts.ts'
import { RequestForm } from './RequestForm.tsx'

interface NewRequestProps {
  kind: RequestKind
  type: RequestType
  /** The request that it begins as a copy of. Default none. */
  copyOf: string | undefined
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds a request, empty or as a copy of another; its page is shown next. */
export const NewRequest = ({ kind, type, copyOf, onAdded, onClose }: NewRequestProps) => {
  const t = useRequestTexts()
  const shell = useShellTexts()
  const read = useRead(endpointsOf[kind].read, copyOf ? { id: copyOf } : null)
  const given = read.data?.data
  const isReady = !copyOf || given !== undefined || read.error !== undefined
  const crumbs = [{ label: shell(`pages.${listPages[kind]}`), href: listHref(kind) }]
  return (
    <Page breadcrumb={<Breadcrumbs crumbs={crumbs} />} title={t(`add_types.${type}`)}>
      {isReady ? (
        <RequestForm given={given} kind={kind} onCancel={onClose} onDone={onAdded} type={type} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  )
}
