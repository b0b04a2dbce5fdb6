import { complaintPort } from '@portal/widgets/ports/complaint'
import { lazy, Suspense, useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { withTexts } from '../../core/texts/with-texts.ts'

const ComplaintDialog = lazy(withTexts(() => import('./ComplaintDialog.tsx')))

/** The complaint modal of a layout, opened from its bar and from the palette; what was typed outlives its closing. */
export const useComplaint = () => {
  const act = useAct()
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  // What is typed belongs to the port, so it is made once.
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
