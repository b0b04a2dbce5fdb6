import { useEffect, useState } from 'react'
import type { BudgetPort } from '../../ports/budget/index.ts'
import type { ItemField } from '../model/columns.ts'
import type { Controller } from './controller.ts'

type Codes = Awaited<ReturnType<BudgetPort['accountingCodes']>>

const asked = new WeakMap<BudgetPort, Promise<Codes>>()

/**
 * Suggested accounting codes for the editor of a cell, and their list's ID. Loads them once per port. If loading fails,
 * the person types the code.
 */
export const useSuggestions = ({ port }: Controller, field: ItemField, id: string) => {
  const [codes, setCodes] = useState<Codes>()
  useEffect(() => {
    if (field !== 'accounting_code') return
    const found = asked.get(port) ?? port.accountingCodes().catch(() => [])
    asked.set(port, found)
    let isLeft = false
    found.then(list => !isLeft && setCodes(list))
    return () => {
      isLeft = true
    }
  }, [port, field])
  if (!codes) return {}
  const listId = `${id}-list`
  const suggestions = (
    <datalist id={listId}>
      {codes.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </datalist>
  )
  return { listId, suggestions }
}
