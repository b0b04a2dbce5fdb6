import type { FileVersion } from '@portal/contract/files'
import type { Services } from '../platform/http/context.ts'
import { describeError } from '../platform/log/log.ts'
import { storageOf } from '../platform/storage/open.ts'
import { isClean, ScannerError } from './clamd.ts'

/** What the scanner says of a content now; `off` where none is set up, `pending` where it cannot be asked. */
export const scanNow = async (services: Services, contentId: string): Promise<FileVersion['scan']> => {
  const { CLAMD_URL } = services.settings
  if (!CLAMD_URL) return 'off'
  try {
    return (await isClean(CLAMD_URL, await storageOf(services).read(contentId))) ? 'clean' : 'infected'
  } catch (error) {
    if (!(error instanceof ScannerError)) throw error
    services.log.error(describeError(error), 'virus scanner away')
    return 'pending'
  }
}
