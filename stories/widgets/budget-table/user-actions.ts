import { fireEvent, screen, waitFor } from 'storybook/test'

/** The cell at a row and column, counted from 0 as displayed. */
export const cellAt = (canvas: HTMLElement, row: number, column: number): HTMLElement => {
  const cell = canvas.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
  if (!cell) throw new Error(`there is no cell at ${row}, ${column}`)
  return cell
}

/** Presses the mouse on a cell, once it exists. */
export const goTo = async (canvas: HTMLElement, row: number, column: number): Promise<void> => {
  const cell = await waitFor(() => {
    // The code for editing loads after the first paint.
    if (!canvas.querySelector('[data-ready]')) throw new Error('cannot be edited yet')
    return cellAt(canvas, row, column)
  })
  await fireEvent.mouseDown(cell, { button: 0 })
}

/** Dispatches a paste event at the focused element. */
export const paste = (text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Waits for a dialog over the table. Its chunk loads on demand. */
export const asked = (): Promise<HTMLElement> => screen.findByRole('dialog')
