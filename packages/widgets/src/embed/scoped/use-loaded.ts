import { useEffect, useEffectEvent, useState } from 'react'
import { type Failure, failureOf } from '../../sending.ts'

/** Loads data when a widget mounts, and reloads it on demand. */
export const useLoaded = <Data>(read: () => Promise<Data>) => {
  const [data, setData] = useState<Data>()
  const [failure, setFailure] = useState<Failure>()
  const load = async () => {
    setFailure(undefined)
    try {
      setData(await read())
    } catch (thrown) {
      setFailure(failureOf(thrown))
    }
  }
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])
  return { data, failure, load }
}
