const setterOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set

const fieldsOf = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input:not([type="hidden"])'),
]

const readAll = (root: ParentNode) =>
  fieldsOf(root).map(field => ({
    name: field.name,
    value: field.value,
    isChecked: field instanceof HTMLInputElement && field.checked,
    isRadio: field.type === 'radio',
    caret: field.type === 'radio' ? null : field.selectionEnd,
  }))

/**
 * Remembers what is typed before the scripts came and while they take over, and answers how to put it back once React
 * has: as input, so that React handles it.
 */
export const captureInput = (root: HTMLElement): (() => void) => {
  let typed = readAll(root)
  const readAgain = () => {
    typed = readAll(root)
  }
  // A press is where React may take over at once, before the input that follows from it. On the document, for React
  // itself may listen outside of the root.
  const listened = ['input', 'click'] as const
  const { ownerDocument } = root
  for (const name of listened) ownerDocument.addEventListener(name, readAgain, true)
  return () => {
    for (const name of listened) ownerDocument.removeEventListener(name, readAgain, true)
    for (const field of fieldsOf(root)) {
      const before = typed.find(one => one.name === field.name && (!one.isRadio || one.value === field.value))
      if (!before) continue
      // React noted what it found as known; only what differs from that counts as input.
      if (field instanceof HTMLInputElement && before.isRadio) {
        if (!before.isChecked) continue
        field.checked = false
        // Not click(), which does nothing while the press is still on its way.
        field.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      } else if (before.value) {
        field.value = ''
        setterOf(field)?.call(field, before.value)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        if (before.caret !== null) field.setSelectionRange(before.caret, before.caret)
      }
    }
  }
}
