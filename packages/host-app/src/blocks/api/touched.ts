interface MountedList {
  readonly address: string
  readonly refresh: () => Promise<unknown>
}

/** Lists on the page. SWR's own filter passes over lists that are read page by page, so they are registered here. */
const lists = new Set<MountedList>()

/** Notes a list while it is on the page; gives the function that takes it off. */
export const showList = (list: MountedList): (() => void) => {
  lists.add(list)
  return () => {
    lists.delete(list)
  }
}

/** Whether a read address belongs to one of the paths, in which `:name` matches anything. */
export const isTouched = (address: string, touches: readonly string[]): boolean => {
  const given = address.split('?')[0]?.split('/') ?? []
  return touches.some(touched => {
    const wanted = touched.split('/')
    return given.length === wanted.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  })
}

/** Reads every list on the page again. */
export const refreshAllLists = async (): Promise<void> => {
  await Promise.all([...lists].map(({ refresh }) => refresh()))
}

/** Reads the lists on the page again that belong to one of the paths. */
export const refreshLists = async (touches: readonly string[]): Promise<void> => {
  await Promise.all([...lists].filter(({ address }) => isTouched(address, touches)).map(({ refresh }) => refresh()))
}
