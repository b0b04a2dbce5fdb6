interface MountedList {
  readonly address: string
  readonly refresh: () => Promise<unknown>
}

/** Mounted lists. SWR's filter for `mutate` skips infinite keys, so they are registered here. */
const lists = new Set<MountedList>()

/** Registers a list while it is mounted. Returns the function that removes it. */
export const showList = (list: MountedList): (() => void) => {
  lists.add(list)
  return () => {
    lists.delete(list)
  }
}

/** Whether a cache key matches one of the paths. `:name` matches any segment. */
export const isTouched = (address: string, touches: readonly string[]): boolean => {
  const given = address.split('?')[0]?.split('/') ?? []
  return touches.some(touched => {
    const wanted = touched.split('/')
    return given.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  })
}

/** Revalidates every mounted list. */
export const refreshAllLists = async (): Promise<void> => {
  await Promise.all([...lists].map(({ refresh }) => refresh()))
}

/** Revalidates the mounted lists that match one of the paths. */
export const refreshLists = async (touches: readonly string[]): Promise<void> => {
  await Promise.all([...lists].filter(({ address }) => isTouched(address, touches)).map(({ refresh }) => refresh()))
}
