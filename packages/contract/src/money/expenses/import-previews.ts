import * as z from 'zod/mini'
import { id, moment } from '../../core/fields/fields.ts'
import { namedPerson } from '../../core/records/people.ts'
import { allImportFields, dayOrders, decimalMarks } from '../../core/tables/import-fields.ts'
import { invoiceableLine } from './invoices.ts'

/**
 * One row of a file as it would be imported. `same` is there already and left alone, `changed` changes a line; `left_out` only looks as if it were,
 * and comes in when that is asked for.
 */
export const importRow = z.object({
  /** In the file, the first row after the titles being 2. */
  line: z.int(),
  state: z.enum(['new', 'changed', 'same', 'left_out', 'bad']),
  /**
   * Whether it looks as if it is there already: there is an expense of the same line, day and amount, with the same
   * reference where both have one, else with the same description. Each expense accounts for one row.
   */
  possible_duplicate: z.boolean(),
  /** As the file has them. */
  cells: z.array(z.string()),
  /** What numbers and days were read as, such as 1234.5 and 2026-03-04; null where the cell is a text or was not read. */
  values: z.array(z.nullable(z.string())),
  /** What the line has now, for each cell that would change it; else null. */
  before: z.array(z.nullable(z.string())),
  /** Without a field where the whole row is wrong. */
  problems: z.array(z.object({ field: z.nullable(z.enum(allImportFields)), code: z.string() })),
  /** The budget line of an expense, and the line of a request that it is linked to; null where there is none. */
  item_id: z.nullable(id()),
  request_item_id: z.nullable(id()),
  /**
   * What an amount in another currency than the project's was read as (decision 52), and what it comes to by the rate
   * of its day; without both where it isn't converted.
   */
  original: z.nullable(
    z.object({
      /** A code of ISO 4217, of those too that the portal has no rates of. */
      currency: z.string(),
      amount_minor: z.int(),
      rate: z.nullable(z.number()),
      converted_minor: z.nullable(z.int()),
    }),
  ),
})

/** One row of a file as it would be imported. */
export type ImportRow = z.infer<typeof importRow>

const found = <const Styles extends readonly string[]>(styles: Styles) =>
  z.object({
    /** No cell needs it, it is found, the file contradicts itself, or every cell could be either: then it is asked. */
    state: z.enum(['none', 'found', 'mixed', 'unclear']),
    /** By which the file is read; null where it is not known. */
    style: z.nullable(z.enum(styles)),
    /** A cell that shows it, or that could be either; two that contradict each other. */
    examples: z.array(z.object({ line: z.int(), text: z.string() })),
  })

/** How a file is written, as all of its rows show it. */
export const importStyle = z.object({ decimal_mark: found(decimalMarks), day_order: found(dayOrders) })

/** How a file is written. */
export type ImportStyle = z.infer<typeof importStyle>

/** Which rows of a preview are shown: all, or those with a problem or a remark. */
export const previewFilters = ['all', 'marked'] as const

/** A line of a request that rows of a file can be invoices of. */
const linkableLine = z.extend(invoiceableLine, {
  item: z.object({ id: id(), code: z.string() }),
  /** How many rows are linked to it, and what it still commits after them. */
  rows: z.int(),
  left_minor: z.int(),
})

/** A line of a request that rows of a file can be invoices of. */
export type LinkableLine = z.infer<typeof linkableLine>

/** What an import would do, and one page of its rows. */
export const importPreview = z.object({
  rows: z.array(importRow),
  /** Where the next page begins; null at the end. */
  next_cursor: z.nullable(z.int()),
  shows: z.enum(previewFilters),
  style: importStyle,
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), left_out: z.int(), bad: z.int() }),
  /** Rows that look as if they are there already. */
  possible_duplicates: z.int(),
  /** Lines of requests that wait for invoices of the budget lines in the file. */
  request_lines: z.array(linkableLine),
  /** Rows whose amount is in another currency than the project's. */
  foreign: z.int(),
  /** What all rows come to that could be read, in minor units of the project's currency; null where that is no sum. */
  file_minor: z.nullable(z.int()),
  /** What the new ones of them come to. */
  total_minor: z.int(),
  /** By how much those that change a line make it more, or less where below 0. */
  changed_minor: z.int(),
  /** When this very file came into the project before, and by whom: then no row of it is new, whatever became of them. */
  applied: z.nullable(z.object({ at: moment(), by: z.nullable(namedPerson) })),
})

/** What an import would do. */
export type ImportPreview = z.infer<typeof importPreview>
