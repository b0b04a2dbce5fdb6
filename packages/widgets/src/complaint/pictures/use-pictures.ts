import { useEffect, useEffectEvent } from 'react'
import type { ComplaintPort } from '../../ports/complaint/index.ts'
import { type ComplaintState, complaintStoreOf, useComplaint } from '../complaint-store.ts'
import { type Attached, nothingAttached } from './attached.ts'
import { loadPictures } from './file-with-pictures.ts'

export interface Pictures {
  readonly state: ComplaintState
  readonly attached: Attached
  readonly add: (files: readonly File[]) => Promise<void>
  readonly attach: (change: Partial<Attached>) => void
}

// Office programs copy text together with a picture of it. Such a paste is text.
const filesIn = (given: DataTransfer | null) => (given?.types.includes('text/plain') ? [] : [...(given?.files ?? [])])

/**
 * Connects a component to the pictures of a port's draft. Also adds pictures pasted or dropped anywhere on the page.
 */
export const usePictures = (port: ComplaintPort): Pictures => {
  const { state, attach } = useComplaint(port)
  const attached = state.attached ?? nothingAttached
  const isReady = state.step === 'writing' && !attached.isBusy

  const add = async (files: readonly File[]) => {
    if (files.length === 0 || !isReady) return
    attach({ isBusy: true, isNotLoaded: false })
    const read = () => complaintStoreOf(port).read().attached ?? nothingAttached
    const isLoaded = await loadPictures().then(
      ({ addPictures }) => addPictures({ read, attach }, files).then(() => true),
      () => false,
    )
    attach({ isBusy: false, isNotLoaded: !isLoaded })
  }
  const take = useEffectEvent((event: Event, given: DataTransfer | null) => {
    const files = filesIn(given)
    if (files.length === 0) return
    event.preventDefault()
    void add(files)
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData)
    const drop = (event: DragEvent) => take(event, event.dataTransfer)
    // Without this, a dropped file would replace the page.
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    document.addEventListener('drop', drop)
    document.addEventListener('dragover', over)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('drop', drop)
      document.removeEventListener('dragover', over)
    }
  }, [])
  return { state, attached, add, attach }
}
