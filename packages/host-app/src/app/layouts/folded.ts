const KEY = 'drawer'

/** Whether the drawer is collapsed to icons. Stored on the device. */
export const readFolded = (): boolean => localStorage.getItem(KEY) === 'folded'

export const saveFolded = (isFolded: boolean): void => localStorage.setItem(KEY, isFolded ? 'folded' : 'open')
