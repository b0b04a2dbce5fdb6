import { ProblemError } from '@portal/contract/core/api/call'
import type { Endpoint, OutputOf, SentInput } from '@portal/contract/core/api/endpoint'
import { isErrorCode } from '@portal/contract/core/api/errors'
import { newId } from '@portal/contract/core/fields/new-id'
import { Isolate } from '@portal/ui/Isolate'
import { Progress } from '@portal/ui/Progress'
import { useRef, useState } from 'react'
import { api } from '../../core/api.ts'
import { useBlockTexts } from '../../core/texts/texts.ts'
import { useReadAgain } from '../api/use-read.ts'
import { useAttempt } from '../feedback/use-attempt.ts'
import { RowOutcome } from './RowOutcome.tsx'
import { type RowResult, useRowResults } from './use-row-results.ts'

/** The requests of a bulk action: one per row, or one per batch with a result for each row. */
export interface RowCalls<Row, E extends Endpoint> {
  readonly endpoint: E
  /** The input of one request, from its rows and the fields that apply to all. */
  readonly inputOf: (rows: readonly [Row, ...Row[]], typed: Readonly<Record<string, string>>) => SentInput<E>
  /** Batch size, and the result of each row in a response. Default: one row per request. */
  readonly parts?: { readonly size: number; readonly resultsOf: (answer: OutputOf<E>) => readonly RowResult[] }
}

/** Error code that concerns only this row. Any other error ends the run. */
const refusalOf = (error: unknown) => {
  const { code = '', status = 0 } = error instanceof ProblemError ? error.problem : {}
  if (!isErrorCode(code) || ![400, 403, 404, 409].includes(status)) throw error
  return code
}

/**
 * Runs a bulk action, request by request. `progress` shows how far it is. `outcome` shows that too, then the results
 * and the reason for each skipped row. `stays` prevents its dismissal.
 */
export const useEachRow = <Row extends { readonly id: string }>(nameOf: (row: Row) => string, stays = false) => {
  const t = useBlockTexts()
  const readAgain = useReadAgain()
  const results = useRowResults()
  const { attempt, isBusy, failure } = useAttempt()
  const [rows, setRows] = useState<readonly Row[]>([])
  const settled = useRef<readonly RowResult[]>([])
  const keys = useRef(new Map<string, string>())
  const [done, setDone] = useState(0)

  const settle = (found: readonly RowResult[]) => {
    settled.current = found
    setDone(found.length)
  }
  // Within a run the same input keeps its idempotency key, so a retry after a lost response changes nothing twice.
  const keyOf = (content: string) => {
    const key = keys.current.get(content) ?? newId()
    keys.current.set(content, key)
    return key
  }
  const call = async <E extends Endpoint>(
    { endpoint, inputOf, parts }: RowCalls<Row, E>,
    asked: readonly [Row, ...Row[]],
    typed: Readonly<Record<string, string>>,
  ): Promise<readonly RowResult[]> => {
    const input = inputOf(asked, typed)
    const answer = api(endpoint, input, keyOf(JSON.stringify([endpoint.path, input])))
    if (parts) return parts.resultsOf(await answer)
    return [{ id: asked[0].id, refused: await answer.then(() => null, refusalOf) }]
  }
  /** Throws the error that ends the run early. Called again with the same rows, it resumes with the rest. */
  const goOn = async <E extends Endpoint>(
    calls: RowCalls<Row, E>,
    chosen: readonly Row[],
    typed: Readonly<Record<string, string>> = {},
  ) => {
    const size = calls.parts?.size ?? 1
    setRows(chosen)
    results.show([])
    try {
      while (settled.current.length < chosen.length) {
        const [first, ...more] = chosen.slice(settled.current.length, settled.current.length + size)
        if (!first) break
        settle([...settled.current, ...(await call(calls, [first, ...more], typed))])
      }
    } finally {
      results.show(settled.current)
      await readAgain(calls.endpoint)
    }
    return settled.current
  }
  /** Starts a new run and stores its failure. Resolves to the changed rows. */
  const run = async <E extends Endpoint>(calls: RowCalls<Row, E>, chosen: readonly Row[]) => {
    keys.current.clear()
    settle([])
    await attempt(() => goOn(calls, chosen))
    return chosen.filter(({ id }) => settled.current.some(one => one.id === id && one.refused === null))
  }
  const refused = rows.filter(({ id }) => results.refusedOf(id))
  const progress = (
    <Progress
      label={t('rows_under_way')}
      max={rows.length}
      value={done}
      valueText={t('rows_of', { done, all: rows.length })}
    />
  )
  const outcome = isBusy ? (
    progress
  ) : (
    <RowOutcome outcome={{ ...results, failure }} stays={stays}>
      {refused.length > 0 && (
        <ul>
          {refused.map(row => (
            <li key={row.id}>
              <Isolate direction="auto">{nameOf(row)}</Isolate>: {results.refusedOf(row.id)}
            </li>
          ))}
        </ul>
      )}
    </RowOutcome>
  )
  return { run, goOn, isBusy, done, progress, outcome }
}
