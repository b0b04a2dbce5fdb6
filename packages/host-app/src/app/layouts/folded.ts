const KEY = 'drawer'

/** Whether the drawer shows only pictures; the person's choice is stored on the device. */
export const readFolded = (): boolean => localStorage.getItem(KEY) === 'folded'

/** Stores the choice. */
export const saveFolded = (isFolded: boolean): void => localStorage.setItem(KEY, isFolded ? 'folded' : 'open')
