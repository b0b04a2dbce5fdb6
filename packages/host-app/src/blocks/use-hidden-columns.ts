import { useState } from 'react'

const keyOf = (list: string) => `columns_${list}`

/** The columns of a list that this person does not want to see; kept on the device under the list's path. */
export const useHiddenColumns = (list: string) => {
  const [hidden, setHidden] = useState(() => (localStorage.getItem(keyOf(list)) ?? '').split(' ').filter(Boolean))
  const hide = (ids: readonly string[]) => {
    setHidden([...ids])
    if (ids.length > 0) localStorage.setItem(keyOf(list), ids.join(' '))
    else localStorage.removeItem(keyOf(list))
  }
  return [hidden, hide] as const
}
