import type { Endpoint } from '@portal/contract/endpoint'
import { newId } from '@portal/contract/new-id'
import type { deactivateUsers, UserResults } from '@portal/contract/user_actions'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { useAct } from '../../../blocks/use-read.ts'

type Output = (typeof deactivateUsers)['output']

/**
 * Does an action to many people part by part, `size` of them in each, and keeps what came of it for each. Where a part
 * fails, `send` called again goes on with it; the same part with the same content is never done twice.
 */
export const useBulk = (ids: readonly string[], size: number) => {
  const act = useAct()
  const results = useRef<UserResults>([])
  const keys = useRef(new Map<string, string>())
  const [done, setDone] = useState(0)
  const send = async (endpoint: Endpoint<z.ZodMiniType, Output>, input: unknown): Promise<z.infer<Output>> => {
    while (results.current.length < ids.length) {
      const from = results.current.length
      const part = { ...Object(input), ids: ids.slice(from, from + size) }
      const content = JSON.stringify(part)
      const key = keys.current.get(content) ?? newId()
      keys.current.set(content, key)
      const { data } = await act(endpoint, part, key)
      results.current = [...results.current, ...data]
      setDone(results.current.length)
    }
    return { data: results.current }
  }
  return { done, send }
}
