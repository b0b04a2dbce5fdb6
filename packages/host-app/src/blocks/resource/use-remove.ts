import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useMay } from '../../core/session/session.ts'
import { useAct } from '../api/use-read.ts'
import { useUndo } from '../feedback/use-undo.ts'
import { draftOf, type Field } from './field.ts'
import { isOneCall, type Removal } from './removal.ts'

interface Options<Row> {
  readonly removal: Removal<Row> | undefined
  readonly fields: readonly Field<Row>[]
  /** Restores the record for undo. */
  readonly create: Endpoint | undefined
  readonly onDone: () => void
}

/** Deletes a record with one request. A failure is shown until the next attempt. */
export const useRemove = <Row extends { readonly id: string; readonly version: number }>(options: Options<Row>) => {
  const { removal, fields, create, onDone } = options
  const act = useAct()
  const offerUndo = useUndo()
  const mayAdd = useMay(create?.needs ?? { anyOf: [] })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const remove = async (row: Row) => {
    if (!removal || !isOneCall(removal) || isBusy) return
    const { endpoint, deleted, ask } = removal
    if (ask && !(await ask(row))) return
    setBusy(true)
    setFailure(null)
    try {
      await act(endpoint, { id: row.id, version: row.version })
      onDone()
      if (create && mayAdd && !ask) offerUndo(deleted(row), () => act(create, Object(draftOf(fields, row))))
      else toast({ tone: 'success', text: deleted(row) })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { remove, isBusy, failure, fail: setFailure }
}
