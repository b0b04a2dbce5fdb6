import { readInstallation } from '@portal/contract/installation'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { api } from '../../api.ts'

type Installation = z.infer<typeof readInstallation.output>['data']

/** What guests may know of the installation; undefined until it is known, and where it could not be read. */
export const useInstallation = (): Installation | undefined => {
  const [installation, setInstallation] = useState<Installation>()
  useEffect(() => {
    api(readInstallation, {}).then(
      ({ data }) => setInstallation(data),
      () => undefined,
    )
  }, [])
  return installation
}
