const KEY = 'session'

/** Tells the portal's other tabs who has logged in, or null after a logout. Leaves nothing in storage. */
export const notifyOtherTabs = (userId: string | null): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, at: Date.now() }))
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is no way to notify other tabs.
  }
}

const userIn = (message: string): unknown => {
  try {
    return Reflect.get(Object(JSON.parse(message)), 'userId')
  } catch {
    return undefined
  }
}

/** Subscribes to these messages from other tabs. Returns a function that unsubscribes. */
export const onOtherTabs = (run: (userId: string | null) => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === null) return
    const userId = userIn(newValue)
    if (typeof userId === 'string' || userId === null) run(userId)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
