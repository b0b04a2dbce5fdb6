import type { ComplaintDraft } from '@portal/contract/complaints/complaints'
import type { ComplaintPort } from '../../ports/complaint/index.ts'
import type { ChosenPicture } from './attached.ts'

/** Loads the code for pictures, only when the person adds the first one. */
export const loadPictures = () => import('./index.ts')

/** A complaint to file, with its key for retries. */
interface Filed {
  readonly draft: ComplaintDraft
  readonly key: string
  readonly pictures: readonly ChosenPicture[]
}

/** Files a complaint with pictures. Retries while the portal is unreachable, and calls `onLost` before each retry. */
export const fileWithPictures = async (port: ComplaintPort, { draft, key, pictures }: Filed, onLost: () => void) => {
  const { sendPatiently } = await loadPictures()
  const blobs = pictures.map(({ blob }) => blob)
  return sendPatiently(() => port.file(draft, key, blobs), onLost)
}
