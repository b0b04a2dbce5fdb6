import type { Complaint } from '@portal/contract/complaints/complaints'
import { Status } from '@portal/ui/Status'
import { useHandlingTexts } from '../../core/texts/texts.ts'

const tones = { new: 'warning', closed: 'neutral' } as const

/** Highlights new complaints because they need attention, and mutes closed ones. */
export const ComplaintStatus = ({ status }: Pick<Complaint, 'status'>) => {
  const t = useHandlingTexts()
  return <Status tone={tones[status]}>{t(`statuses.${status}`)}</Status>
}
