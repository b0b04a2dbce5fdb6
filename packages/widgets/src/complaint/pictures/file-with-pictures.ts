import type { ComplaintDraft } from '@portal/contract/complaints/complaints'
import type { ComplaintPort } from '../complaint-port.ts'
import type { ChosenPicture } from './attached.ts'

/** All that pictures need; fetched when somebody adds the first, and never for text alone. */
export const loadPictures = () => import('./index.ts')

/** What is filed, with the key that a repeat is known by. */
interface Filed {
  readonly draft: ComplaintDraft
  readonly key: string
  readonly pictures: readonly ChosenPicture[]
}

/** Files a complaint with its pictures, and again while the portal cannot be reached; `onLost` is called then. */
export const fileWithPictures = async (port: ComplaintPort, { draft, key, pictures }: Filed, onLost: () => void) => {
  const { sendPatiently } = await loadPictures()
  const blobs = pictures.map(({ blob }) => blob)
  return sendPatiently(() => port.file(draft, key, blobs), onLost)
}
