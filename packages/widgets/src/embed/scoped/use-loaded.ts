import { useEffect, useEffectEvent, useState } from 'react'
import { type Failure, failureOf } from '../../sending.ts'

/** What is read when a widget appears, and how to read it again. */
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
