import { setRuleDay } from '@portal/contract/core/fields/rule-day'
import { dayIn } from '@portal/contract/core/fields/zoned-time'
import { readInstallation } from '@portal/contract/workspace/installation'
import { use, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { api } from '../../core/api.ts'

type Installation = z.infer<typeof readInstallation.output>['data']

let reading: Promise<Installation | undefined> | undefined

/**
 * Public facts about the installation, requested once. Undefined if the request failed. Bypasses the SWR cache, so that
 * the guest pages don't load SWR.
 */
const installation = (): Promise<Installation | undefined> => {
  reading ??= api(readInstallation, {}).then(
    ({ data }) => {
      setRuleDay(() => dayIn(new Date(), data.time_zone))
      return data
    },
    () => undefined,
  )
  return reading
}

/** Suffix of texts that promise mail: `_kept` while no mail server is set. Suspends until that is known. */
export const usePublicMailSuffix = (): '' | '_kept' => (use(installation())?.sends_mail === false ? '_kept' : '')

/** Like `installation`, without suspending. Undefined until it is known. */
export const usePublicInstallation = (): Installation | undefined => {
  const [known, setKnown] = useState<Installation>()
  useEffect(() => {
    void installation().then(setKnown)
  }, [])
  return known
}
