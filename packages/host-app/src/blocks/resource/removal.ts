import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'

interface OfVersion {
  readonly id: string
  readonly version: number
}

/** A deletion in one call. */
interface OneCall<Row> {
  readonly endpoint: Endpoint<z.ZodMiniType<OfVersion, OfVersion>>
  /** What is said once it is done. */
  readonly deleted: (row: Row) => string
  /** Asks before. Default: it is done at once, and adding it again is offered as the way back. */
  readonly ask?: (row: Row) => Promise<boolean>
}

/** A question of the area's own, shown while it is asked; for what takes other records along. */
type Question<Row> = (row: Row, answers: { readonly onClose: () => void; readonly onDone: () => void }) => ReactNode

/** How a record is deleted. */
export type Removal<Row> = OneCall<Row> | Question<Row>

/** Whether it is done in one call. */
export const isOneCall = <Row>(removal: Removal<Row>): removal is OneCall<Row> => typeof removal === 'object'
