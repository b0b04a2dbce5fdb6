import { readInstallation } from '@portal/contract/workspace/installation'
import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { api } from '../../core/api.ts'

type Installation = z.infer<typeof readInstallation.output>['data']

let reading: Promise<Installation | undefined> | undefined

/**
 * What guests may know of the installation, asked once; undefined where it could not be read. Without the cache that the
 * pages after the login read with, so that none of it is loaded before.
 */
export const installation = (): Promise<Installation | undefined> => {
  reading ??= api(readInstallation, {}).then(
    ({ data }) => data,
    () => undefined,
  )
  return reading
}

/** The same, for what does not wait for it; undefined until it is known. */
export const useInstallation = (): Installation | undefined => {
  const [known, setKnown] = useState<Installation>()
  useEffect(() => {
    void installation().then(setKnown)
  }, [])
  return known
}
