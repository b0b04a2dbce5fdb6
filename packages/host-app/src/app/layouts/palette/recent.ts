const LENGTH = 5
const RECORDS = 20

const read = (key: string): readonly string[] => (localStorage.getItem(key) ?? '').split(' ').filter(Boolean)

const addFirst = (key: string, one: string, most: number) =>
  localStorage.setItem(key, [one, ...read(key).filter(other => other !== one)].slice(0, most).join(' '))

const keyOf = (userId: string) => `recent_${userId}`
const recordsKeyOf = (userId: string) => `recent_records_${userId}`

/** Names of the pages this person visited last on this device, newest first. */
export const readRecent = (userId: string): readonly string[] => read(keyOf(userId))

export const addRecent = (userId: string, name: string): void => addFirst(keyOf(userId), name, LENGTH)

/** IDs of the records this person opened last on this device, newest first. Nothing else about them is stored. */
export const readRecentRecords = (userId: string): readonly string[] => read(recordsKeyOf(userId))

export const addRecentRecord = (userId: string, id: string): void => addFirst(recordsKeyOf(userId), id, RECORDS)
