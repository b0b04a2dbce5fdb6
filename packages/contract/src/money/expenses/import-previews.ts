import * as z from 'zod/mini'
import { id, moment } from '../../core/fields/fields.ts'
import { namedPerson } from '../../core/records/people.ts'
import { allImportFields, dayOrders, decimalMarks } from '../../core/tables/import-fields.ts'
import { invoiceableLine } from './invoices.ts'

/** `same` is already there. `left_out` looks like a duplicate; importing it requires `with_duplicates`. */
export const importRow = z.object({
  /** Row number in the file. The first row below the header is 2. */
  line: z.int(),
  state: z.enum(['new', 'changed', 'same', 'left_out', 'bad']),
  /** Matches an expense of the same line, day, and amount by reference, or else by description. One row per expense. */
  possible_duplicate: z.boolean(),
  cells: z.array(z.string()),
  /** Parsed numbers and dates, such as 1234.5 and 2026-03-04. Null for text and unread cells. */
  values: z.array(z.nullable(z.string())),
  /** Current values that the row would change, else null. */
  before: z.array(z.nullable(z.string())),
  /** `field` is null if the whole row is wrong. */
  problems: z.array(z.object({ field: z.nullable(z.enum(allImportFields)), code: z.string() })),
  /** Budget line of an expense, and the request line that it is linked to. */
  item_id: z.nullable(id()),
  request_item_id: z.nullable(id()),
  /** An amount in another currency, and its conversion at the rate of its day, if requested. */
  original: z.nullable(
    z.object({
      /** ISO 4217. Includes currencies that the portal has no rates for. */
      currency: z.string(),
      amount_minor: z.int(),
      rate: z.nullable(z.number()),
      converted_minor: z.nullable(z.int()),
    }),
  ),
})

export type ImportRow = z.infer<typeof importRow>

const found = <const Styles extends readonly string[]>(styles: Styles) =>
  z.object({
    /** `mixed`: cells contradict each other. `unclear`: every cell could be either, so the person is asked. */
    state: z.enum(['none', 'found', 'mixed', 'unclear']),
    style: z.nullable(z.enum(styles)),
    /** A cell that shows the style or could be either. Two cells if they contradict each other. */
    examples: z.array(z.object({ line: z.int(), text: z.string() })),
  })

export const importStyle = z.object({ decimal_mark: found(decimalMarks), day_order: found(dayOrders) })

export type ImportStyle = z.infer<typeof importStyle>

/** `marked` shows rows with a problem or remark. */
export const previewFilters = ['all', 'marked'] as const

const linkableLine = z.extend(invoiceableLine, {
  item: z.object({ id: id(), code: z.string() }),
  /** Number of linked rows, and what the line still commits after them. */
  rows: z.int(),
  left_minor: z.int(),
})

export type LinkableLine = z.infer<typeof linkableLine>

export const importPreview = z.object({
  rows: z.array(importRow),
  next_cursor: z.nullable(z.int()),
  shows: z.enum(previewFilters),
  style: importStyle,
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), left_out: z.int(), bad: z.int() }),
  possible_duplicates: z.int(),
  /** Request lines that accept invoices for the file's budget lines. */
  request_lines: z.array(linkableLine),
  foreign: z.int(),
  /** Sum of all readable rows, in minor units of the project's currency. Null beyond the safe integers. */
  file_minor: z.nullable(z.int()),
  /** Sum of new rows. */
  total_minor: z.int(),
  /** Difference that changed rows make. Can be negative. */
  changed_minor: z.int(),
  /** Set if this file was imported before. Then no row is new, even if its rows were deleted since. */
  applied: z.nullable(z.object({ at: moment(), by: z.nullable(namedPerson) })),
})

export type ImportPreview = z.infer<typeof importPreview>
