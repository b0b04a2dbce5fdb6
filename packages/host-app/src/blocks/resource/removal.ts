import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

interface OfVersion {
  readonly id: string
  readonly version: number
}

/** Deletes with one request. */
interface OneCall<Row> {
  readonly endpoint: Endpoint<z.ZodMiniType<OfVersion, OfVersion>>
  /** Text of the toast after deletion. */
  readonly deleted: (row: Row) => string
  /** Asks for confirmation. Default: deletes at once and offers undo. */
  readonly ask?: (row: Row) => Promise<boolean>
}

/** A custom confirmation dialog, for deletions that affect other records. */
type Question<Row> = (row: Row, answers: { readonly onClose: () => void; readonly onDone: () => void }) => ReactNode

export type Removal<Row> = OneCall<Row> | Question<Row>

export const isOneCall = <Row>(removal: Removal<Row>): removal is OneCall<Row> => typeof removal === 'object'
