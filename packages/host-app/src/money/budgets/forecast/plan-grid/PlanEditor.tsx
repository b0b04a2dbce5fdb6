import { type Currency, isoCurrency } from '@portal/contract/core/fields/money'
import type { EditMode } from '@portal/ui/cells'
import { useCurrencyWords } from '@portal/ui/MoneyField'
import { formatNumber } from '@portal/ui/number'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useMonitoringTexts } from '../../../../core/texts/money.ts'
import { PlanCellNote } from './PlanCellNote.tsx'
import { editor } from './plan-grid.css.ts'
import { isForeign, readAmount } from './typed-amounts.ts'

interface PlanEditorProps {
  label: string
  amount: number
  currency: Currency
  editMode: EditMode
  onWrite: (amount: number) => void
  /** Called with the key that ends the edit, after `onWrite`. Escape writes nothing. */
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Called on blur. */
  onLeave: () => void
}

/** Edits an amount in its cell. Invalid text stays in the cell, marked and with an explanation. */
export const PlanEditor = ({ label, amount, currency, editMode, onWrite, onKey, onLeave }: PlanEditorProps) => {
  const t = useMonitoringTexts()
  const ref = useRef<HTMLInputElement>(null)
  const id = useId()
  const currencyWords = useCurrencyWords()
  const [problem, setProblem] = useState<string>()
  // A key ended the edit. The blur that may follow when the editor unmounts is ignored.
  const hasEnded = useRef(false)
  const text = amount === 0 ? '' : formatNumber(amount, 2)
  useLayoutEffect(() => {
    ref.current?.focus({ preventScroll: true })
    if (editMode === 'selected') ref.current?.select()
  }, [editMode])
  const commit = () => {
    const typed = ref.current?.value ?? ''
    const read = readAmount(typed, { currency: isoCurrency(currency) })
    const words = isForeign(typed, currency) ? currencyWords(typed, isoCurrency(currency)) : t('no_amount')
    setProblem(read === undefined ? words : undefined)
    if (read === undefined) return false
    if (typed !== text) onWrite(read)
    return true
  }
  const ends = ({ key }: KeyboardEvent) =>
    key === 'Enter' || key === 'Tab' || (editMode === 'typed' && (key === 'ArrowUp' || key === 'ArrowDown'))
  return (
    <>
      <input
        aria-describedby={problem && id}
        aria-invalid={problem ? true : undefined}
        aria-label={label}
        autoComplete="off"
        className={editor}
        defaultValue={editMode === 'typed' ? '' : text}
        inputMode="decimal"
        onBlur={() => {
          if (!document.hasFocus() || hasEnded.current) return
          commit()
          onLeave()
        }}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.nativeEvent.isComposing) return
          if (ends(event)) event.preventDefault()
          if (event.key !== 'Escape' && !(ends(event) && commit())) return
          hasEnded.current = true
          onKey(event)
        }}
        ref={ref}
      />
      {problem && <PlanCellNote box={ref} id={id} words={problem} />}
    </>
  )
}
