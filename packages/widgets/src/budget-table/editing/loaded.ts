import type { Controller } from './controller.ts'

let loaded: typeof import('./index.ts') | undefined

/** Editors, commands and clipboard, once they are loaded: nothing can be typed before the first table is painted. */
export const editing = (): typeof loaded => loaded

/** Loads them for a table, which renders again then. */
export const loadEditing = ({ store, cursor }: Controller): void => {
  import('./index.ts').then(
    module => {
      loaded = module
      store.events.table.notify('editor_loaded')
      store.events.row.notify(cursor.id())
    },
    () => store.announcements.add({ what: 'no_editor' }),
  )
}
