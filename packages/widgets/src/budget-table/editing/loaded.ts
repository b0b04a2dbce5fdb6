import { createStore, useStore } from '@portal/ui/store'
import type { Controller } from './controller.ts'

type Editing = typeof import('./index.ts')

const loaded = createStore<Editing | undefined>(undefined)

/** Editors, commands and clipboard, once they are loaded: nothing can be typed before the first table is painted. */
export const editing = (): Editing | undefined => loaded.read()

/** The loaded code. The component renders again once it has arrived. */
export const useEditing = (): Editing | undefined => useStore(loaded)

/** Loads them for a table. */
export const loadEditing = ({ store, cursor }: Controller): void => {
  import('./index.ts').then(
    module => {
      loaded.set(module)
      store.events.row.notify(cursor.id())
    },
    () => store.announcements.add({ what: 'no_editor' }),
  )
}
