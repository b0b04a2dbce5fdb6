import { readComplaint } from '@portal/contract/complaints/complaints'
import { useRead } from '../../blocks/api/use-read.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useHandlingTexts } from '../../core/texts/complaints.ts'
import { useComplaintParts } from './use-complaint-parts.tsx'

interface ComplaintRecordProps {
  id: string
  onClose: () => void
}

export const ComplaintRecord = ({ id, onClose }: ComplaintRecordProps) => {
  const t = useHandlingTexts()
  const read = useRead(readComplaint, { id })
  return <RecordScreen onClose={onClose} read={read} show={useComplaintParts()} title={t('complaint')} />
}
