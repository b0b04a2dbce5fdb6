import type { Readable } from 'node:stream'
import type { FileVersion } from '@portal/contract/files/files'
import { isClean, ScannerError } from '../../integrations/clamav/clamd.ts'
import { storageOf } from '../../integrations/open-storage.ts'
import type { Services } from '../../platform/http/context.ts'
import { describeError } from '../../platform/log/log.ts'

/** Scans bytes. Returns `off` without a scanner, and `pending` if the scanner is down. */
export const scanContent = async (services: Services, open: () => Promise<Readable>): Promise<FileVersion['scan']> => {
  const { CLAMD_URL } = services.settings
  if (!CLAMD_URL) return 'off'
  try {
    return (await isClean(CLAMD_URL, await open())) ? 'clean' : 'infected'
  } catch (error) {
    if (!(error instanceof ScannerError)) throw error
    services.log.error(describeError(error), 'virus scanner away')
    return 'pending'
  }
}

/** Like `scanContent`, for a file in storage. */
export const scanNow = (services: Services, contentId: string): Promise<FileVersion['scan']> =>
  scanContent(services, () => storageOf(services).read(contentId))
