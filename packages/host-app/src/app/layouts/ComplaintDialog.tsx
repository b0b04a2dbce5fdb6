import { ComplaintModal } from '@portal/widgets/complaint'
import type complaints from '@portal/widgets/locales/en/complaints.json'
import type { ComponentProps } from 'react'
import { portalTextsOf } from '../../core/texts/texts-of.tsx'

const useComplaintWidgetTexts = portalTextsOf<typeof complaints>('complaints')

/** Suspends until the texts of the complaint widget have loaded. */
const ComplaintDialog = (props: ComponentProps<typeof ComplaintModal>) => {
  useComplaintWidgetTexts()
  return <ComplaintModal {...props} />
}

export default ComplaintDialog
