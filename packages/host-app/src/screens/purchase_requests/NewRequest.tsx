import { addPurchaseRequest, readPurchaseRequest } from '@portal/contract/purchase_requests'
import type { RequestType } from '@portal/contract/request_records'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { useRead } from '../../blocks/use-read.ts'
import { useRequestTexts } from '../../parts/purchase_requests/texts.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { RequestForm } from './RequestForm.tsx'

interface NewRequestProps {
  type: RequestType
  /** The request that it begins as a copy of. Default none. */
  copyOf: string | undefined
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds a request, empty or as a copy of another; its page is shown next. */
export const NewRequest = ({ type, copyOf, onAdded, onClose }: NewRequestProps) => {
  const t = useRequestTexts()
  const shell = useShellTexts()
  const read = useRead(readPurchaseRequest, copyOf ? { id: copyOf } : null)
  const given = read.data?.data
  const isReady = !copyOf || given !== undefined || read.error !== undefined
  const crumbs = [{ label: shell('pages.PurchaseRequests'), href: '/staff/purchase_requests' }]
  return (
    <Page breadcrumb={<Breadcrumbs crumbs={crumbs} />} title={t(`add_types.${type}`)}>
      {isReady ? (
        <RequestForm endpoint={addPurchaseRequest} given={given} onCancel={onClose} onDone={onAdded} type={type} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  )
}
