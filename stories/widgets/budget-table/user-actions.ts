import { fireEvent, screen, waitFor } from 'storybook/test'

/** The cell at a row and a column, counted from 0 as they are shown. */
export const cellAt = (canvas: HTMLElement, row: number, column: number): HTMLElement => {
  const cell = canvas.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
  if (!cell) throw new Error(`there is no cell at ${row}, ${column}`)
  return cell
}

/** Presses the mouse on a cell, once it is there. */
export const goTo = async (canvas: HTMLElement, row: number, column: number): Promise<void> => {
  const cell = await waitFor(() => {
    // What edits is loaded once the table is painted.
    if (!canvas.querySelector('[data-ready]')) throw new Error('cannot be edited yet')
    return cellAt(canvas, row, column)
  })
  await fireEvent.mouseDown(cell, { button: 0 })
}

/** Pastes a text where the focus is, as the browser reports it. */
export const paste = (text: string): void => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** What is asked over the table: a part of its own, which takes its time where it is built on the way. */
export const asked = (): Promise<HTMLElement> => screen.findByRole('dialog')
