import type { RequestRecord } from '@portal/contract/requests/request-records'
import { readBundle } from '@portal/contract/requests/signature-chain'
import { useState } from 'react'
import { useInstallation } from '../../../blocks/api/use-installation.ts'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import { saveFile } from '../../../blocks/files/save-file.ts'
import { api } from '../../../core/api.ts'

const bundleName = (request?: Pick<RequestRecord, 'reference'>): string =>
  request ? `${request.reference}-signatures.json` : 'signatures.json'

/** Command that verifies the file against the installation's public keys. Undefined while the keys are loading. */
export const useVerifyCommand = (request?: Pick<RequestRecord, 'reference'>): string | undefined => {
  const keys = useInstallation().data?.data.seal_keys
  return keys && ['npm run verify --', bundleName(request), ...keys.map(key => `--key ${key}`)].join(' ')
}

/**
 * Downloads the signatures of one or all requests for verification without the portal. `isPartial` means that some were
 * unreadable; the file names them.
 */
export const useBundleDownload = (request?: Pick<RequestRecord, 'id' | 'reference'>) => {
  const { attempt, isBusy, failure } = useAttempt()
  const [isPartial, setPartial] = useState(false)
  const download = () =>
    attempt(async () => {
      const { data } = await api(readBundle, request ? { request_id: request.id } : {})
      saveFile(new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' }), bundleName(request))
      setPartial(data.unreadable !== undefined)
    })
  return { download, isBusy, failure, isPartial }
}
