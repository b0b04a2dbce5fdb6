import type { RequestRecord } from '@portal/contract/requests/request-records'
import { PrintPreview } from '@portal/ui/PrintPreview'
import { useToday } from '../../../blocks/api/use-installation.ts'
import { PaperProof } from '../shared/paper/PaperProof.tsx'
import { printedOf } from '../shared/paper/printed.ts'
import { RequestSheet } from '../shared/paper/RequestSheet.tsx'

interface RequestPreviewProps {
  row: RequestRecord
  onClose: () => void
}

/** Print preview of a request with its signatures and the code that verifies it. */
const RequestPreview = ({ row, onClose }: RequestPreviewProps) => {
  const printed = printedOf(row)
  const today = useToday()
  return (
    <PrintPreview isOpen onClose={onClose} title={row.reference}>
      {printed && (
        <RequestSheet asOf={today} printed={printed}>
          <PaperProof code={printed.paper_code} />
        </RequestSheet>
      )}
    </PrintPreview>
  )
}

export default RequestPreview
