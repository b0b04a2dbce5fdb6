import type { InputOf } from '../../core/api/endpoint.ts'
import type { ImportRow, LinkableLine } from './import-previews.ts'
import type { previewImport } from './imports.ts'

/** Links from rows to the request lines that they invoice, in the format of the import endpoint. */
export type LinksInput = NonNullable<InputOf<typeof previewImport>['request_links']>

type Line = Pick<LinkableLine, 'id' | 'item'>

/** Whether all rows of the budget line without a link of their own are linked to this request line. */
export const isForAll = (links: LinksInput, { id }: Pick<Line, 'id'>): boolean =>
  links.some(({ rows, request_item_id }) => rows === undefined && request_item_id === id)

/** Links all rows of a budget line to a request line in place of any other, or unlinks them. */
export const withAll = (links: LinksInput, { id, item }: Line, isOn: boolean, lines: readonly Line[]): LinksInput => {
  const ofItem = lines.filter(one => one.item.id === item.id).map(one => one.id)
  const others = links.filter(
    ({ rows, request_item_id: other }) => rows !== undefined || other === null || !ofItem.includes(other),
  )
  return isOn ? [...others, { request_item_id: id }] : others
}

/** Links one row to a request line, or to none. */
export const withRow = (
  links: LinksInput,
  { line }: Pick<ImportRow, 'line'>,
  request_item_id: string | null,
): LinksInput => {
  const others = links.flatMap(link => {
    if (link.rows === undefined) return [link]
    const rows = link.rows.filter(row => row !== line)
    return rows.length > 0 ? [{ ...link, rows }] : []
  })
  const same = others.find(link => link.rows !== undefined && link.request_item_id === request_item_id)
  const rows = [...(same?.rows ?? []), line]
  return [...others.filter(link => link !== same), { request_item_id, rows }]
}
