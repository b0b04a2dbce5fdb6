const KEY = 'single_key_shortcuts'

/** Whether single-key shortcuts work. Speech input would trigger them by accident, so people can turn them off. */
export const readSingleKey = (): boolean => localStorage.getItem(KEY) !== 'off'

export const saveSingleKey = (isOn: boolean): void => localStorage.setItem(KEY, isOn ? 'on' : 'off')
