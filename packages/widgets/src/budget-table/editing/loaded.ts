import { createStore, useStore } from '@portal/ui/store'
import type { Controller } from './controller.ts'

type Editing = typeof import('./index.ts')

const loaded = createStore<Editing | undefined>(undefined)

/** Code for editing, commands, and the clipboard. Undefined until loaded, because it loads after the first paint. */
export const editing = (): Editing | undefined => loaded.read()

/** Like `editing`, but re-renders the component when the code has loaded. */
export const useEditing = (): Editing | undefined => useStore(loaded)

export const loadEditing = ({ store, cursor }: Controller): void => {
  import('./index.ts').then(
    module => {
      loaded.set(module)
      store.events.row.notify(cursor.id())
    },
    () => store.announcements.add({ what: 'no_editor' }),
  )
}
