export { createStore, type Store, type WritableStore } from './store.ts'
export { useSelected, useStore } from './use-store.ts'
