const LENGTH = 5

const keyOf = (userId: string) => `recent_${userId}`

/** The names of the pages that this person visited last on this device, the newest first. */
export const readRecent = (userId: string): readonly string[] =>
  (localStorage.getItem(keyOf(userId)) ?? '').split(' ').filter(Boolean)

/** Puts a page at the front. */
export const keepRecent = (userId: string, name: string): void => {
  const names = [name, ...readRecent(userId).filter(other => other !== name)].slice(0, LENGTH)
  localStorage.setItem(keyOf(userId), names.join(' '))
}
