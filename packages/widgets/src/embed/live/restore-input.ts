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
 * Records what is typed before and during hydration. Returns a function that replays it as input events after
 * hydration, so that React handles it.
 */
export const captureInput = (root: HTMLElement): (() => void) => {
  let typed = readAll(root)
  const readAgain = () => {
    typed = readAll(root)
  }
  // A click may trigger hydration before its input event. Listens on the document, because React may listen outside the
  // root.
  const listened = ['input', 'click'] as const
  const { ownerDocument } = root
  for (const name of listened) ownerDocument.addEventListener(name, readAgain, true)
  return () => {
    for (const name of listened) ownerDocument.removeEventListener(name, readAgain, true)
    for (const field of fieldsOf(root)) {
      const before = typed.find(one => one.name === field.name && (!one.isRadio || one.value === field.value))
      if (!before) continue
      // React recorded the current values during hydration. Only different values count as input.
      if (field instanceof HTMLInputElement && before.isRadio) {
        if (!before.isChecked) continue
        field.checked = false
        // Avoids `click()`, which does nothing during an ongoing click.
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
