import { type ColumnArrangement, usualArrangement } from '@portal/ui/DataTable'
import { useState } from 'react'

const keyOf = (list: string) => `columns_${list}`

const listIn = (text: string | null) => (text ? text.split('.') : [])

const widthsIn = (text: string | null): ColumnArrangement['widths'] =>
  Object.fromEntries(
    listIn(text).flatMap(part => {
      const [, id, width] = /^(.+)-(\d+)$/.exec(part) ?? []
      return id && width ? [[id, Number(width)]] : []
    }),
  )

/** Serialises an arrangement, such as `hidden=code.state&widths=name-240`. Empty for the default. */
const arrangementText = ({ hidden, order, widths }: ColumnArrangement): string => {
  const sized = Object.entries(widths).map(([id, width]) => `${id}-${width}`)
  const parts = Object.entries({ hidden, order, widths: sized }).filter(([, ids]) => ids.length > 0)
  return new URLSearchParams(parts.map(([name, ids]) => [name, ids.join('.')])).toString()
}

const arrangementIn = (text: string): ColumnArrangement => {
  const parts = new URLSearchParams(text)
  return {
    hidden: listIn(parts.get('hidden')),
    order: listIn(parts.get('order')),
    widths: widthsIn(parts.get('widths')),
  }
}

/** The column arrangement of a list. Stored on the device, by the list's path. */
export const useColumnArrangement = (list: string) => {
  const [arrangement, setArrangement] = useState(() => arrangementIn(localStorage.getItem(keyOf(list)) ?? ''))
  const arrange = (wanted: ColumnArrangement) => {
    setArrangement(wanted)
    const text = arrangementText(wanted)
    if (text) localStorage.setItem(keyOf(list), text)
    else localStorage.removeItem(keyOf(list))
  }
  return {
    arrangement,
    arrange,
    /** Serialised, for a saved view. */
    text: arrangementText(arrangement),
    /** Applies a serialised arrangement. */
    apply: (text: string) => arrange(text ? arrangementIn(text) : usualArrangement),
  }
}
