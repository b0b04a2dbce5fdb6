const KEY = 'session'

/** Notifies the portal's other tabs who has logged in; null: the person has logged out. Nothing stays on the device. */
export const notifyOtherTabs = (userId: string | null): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ userId, at: Date.now() }))
    localStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing has no way to notify them.
  }
}

const userIn = (message: string): unknown => {
  try {
    return Reflect.get(Object(JSON.parse(message)), 'userId')
  } catch {
    return undefined
  }
}

/** Listens for it from the others; returns the function that stops listening. */
export const onOtherTabs = (run: (userId: string | null) => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY || newValue === null) return
    const userId = userIn(newValue)
    if (typeof userId === 'string' || userId === null) run(userId)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
