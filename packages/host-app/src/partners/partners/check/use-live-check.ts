import { newId } from '@portal/contract/core/fields/new-id'
import { LIVE_CHECK } from '@portal/contract/partners/live-check'
import { concludedFindings, readLiveCheck, startLiveCheck } from '@portal/contract/partners/partner-live-checks'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { api } from '../../../core/api.ts'

const PATIENCE_MS = 20_000
const EVERY_MS = 1000

/** Adds the check's token to the fragment, which isn't sent to the page's server. */
const withToken = (address: string, token: string) => {
  const url = new URL(address)
  url.hash = [...(url.hash ? [url.hash.slice(1)] : []), `${LIVE_CHECK}=${token}`].join('&')
  return url.href
}

/** Checks a page in a new tab where its widgets run. `address` is the last opened page. */
export const useLiveCheck = (id: string) => {
  const [run, setRun] = useState<{ readonly token: string; readonly address: string }>()
  const [isOver, setOver] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (!run) return
    const timer = setTimeout(() => setOver(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [run])
  const { data, error } = useSWR(run && [readLiveCheck.path, run.token], () => api(readLiveCheck, { id }), {
    refreshInterval: isOver ? 0 : EVERY_MS,
    // The checked tab covers this one, so revalidation continues while it is hidden.
    refreshWhenHidden: true,
    dedupingInterval: 0,
  })
  const start = (address: string) => {
    const token = newId()
    api(startLiveCheck, { id, token }).catch(setFailure)
    // Opens the tab synchronously in the press handler. Browsers block it otherwise.
    window.open(withToken(address, token), '_blank', 'noopener')
    setFailure(undefined)
    setOver(false)
    setRun({ token, address })
  }
  return {
    start,
    address: run?.address,
    isOver,
    failure: failure ?? error,
    findings: concludedFindings(data?.data.findings ?? [], isOver),
  }
}
