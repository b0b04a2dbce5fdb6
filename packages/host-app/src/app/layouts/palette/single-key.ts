const KEY = 'single_key_shortcuts'

/** Whether shortcuts of one key work: those who dictate would set them off by speaking, so they can be turned off. */
export const readSingleKey = (): boolean => localStorage.getItem(KEY) !== 'off'

/** Stores the choice on the device. */
export const saveSingleKey = (isOn: boolean): void => localStorage.setItem(KEY, isOn ? 'on' : 'off')
