import { ProblemError } from '@portal/contract/call'
import type { Endpoint, SentInput } from '@portal/contract/endpoint'
import { isErrorCode } from '@portal/contract/errors'
import { Isolate } from '@portal/ui/Isolate'
import { Progress } from '@portal/ui/Progress'
import { useState } from 'react'
import { api } from '../api.ts'
import { RowOutcome } from './RowOutcome.tsx'
import { useBlockTexts } from './texts.ts'
import { useAttempt } from './use-attempt.ts'
import { useReadAgain } from './use-read.ts'
import { useRowResults } from './use-row-results.ts'

/** What speaks against this row alone; anything else ends the whole run. */
const refusalOf = (error: unknown) => {
  const { code = '', status = 0 } = error instanceof ProblemError ? error.problem : {}
  if (!isErrorCode(code) || ![400, 403, 404, 409].includes(status)) throw error
  return code
}

/**
 * Calls an endpoint for each of several rows, one after the other. `outcome` shows how far it has come, then on how many
 * rows it was carried out, and for each of the others why it was not.
 */
export const useEachRow = <Row extends { readonly id: string }>(nameOf: (row: Row) => string) => {
  const t = useBlockTexts()
  const readAgain = useReadAgain()
  const results = useRowResults()
  const { attempt, isBusy, failure } = useAttempt()
  const [rows, setRows] = useState<readonly Row[]>([])
  const [done, setDone] = useState(0)
  /** Gives the rows on which it was carried out. */
  const run = async <E extends Endpoint>(endpoint: E, chosen: readonly Row[], inputOf: (row: Row) => SentInput<E>) => {
    const found: { id: string; refused: ReturnType<typeof refusalOf> | null }[] = []
    setRows(chosen)
    await attempt(async () => {
      try {
        for (const row of chosen) {
          setDone(found.length)
          const refused = await api(endpoint, inputOf(row)).then(() => null, refusalOf)
          found.push({ id: row.id, refused })
        }
      } finally {
        results.show(found)
        await readAgain(endpoint)
      }
    })
    return chosen.filter(({ id }) => found.some(one => one.id === id && one.refused === null))
  }
  const refused = rows.filter(({ id }) => results.refusedOf(id))
  const words = (carried: number, left: number) =>
    left > 0 ? t('rows_done_some', { done: carried, left }) : t('rows_done', { count: carried })
  const outcome = isBusy ? (
    <Progress
      label={t('rows_under_way')}
      max={rows.length}
      value={done}
      valueText={t('rows_of', { done, all: rows.length })}
    />
  ) : (
    <RowOutcome outcome={{ ...results, failure }} text={words}>
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
  return { run, isBusy, outcome }
}
