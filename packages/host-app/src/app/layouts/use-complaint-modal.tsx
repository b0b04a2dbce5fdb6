import { complaintPort } from '@portal/widgets/ports/complaint'
import { lazy, Suspense, useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { withTexts } from '../../core/texts/i18n.ts'

const ComplaintDialog = lazy(withTexts(() => import('./ComplaintDialog.tsx')))

/** The complaint modal of a layout, opened from its bar and the palette. Closing it preserves the input. */
export const useComplaintModal = () => {
  const act = useAct()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  // The port owns the input, so it is created once.
  const [port] = useState(() => complaintPort(act))
  return {
    open: () => {
      setWanted(true)
      setOpen(true)
    },
    modal: (
      <Suspense fallback={null}>
        {isWanted && <ComplaintDialog isOpen={isOpen} onClose={() => setOpen(false)} port={port} />}
      </Suspense>
    ),
  }
}
