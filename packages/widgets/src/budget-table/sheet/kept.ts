import type { Step } from './steps.ts'

const isStep = (value: unknown): value is Step =>
  ['edits', 'adds', 'deletes'].every(name => Array.isArray(Reflect.get(Object(value), name)))

/**
 * Keeps what could not be sent yet on the device, for one project and one person; a reload finds it again. Each table has
 * a place of its own, so that none overwrites what waits in another, and a new one takes over all that is found.
 */
export const keptOn = (storage: Storage | undefined, project: string, person: string) => {
  const places = `budget-table:${project}:${person}`
  const own = places + Math.random()
  return {
    take: (): Step[] =>
      Object.keys(storage ?? {}).flatMap(place => {
        if (!place.startsWith(places)) return []
        try {
          const found: unknown = JSON.parse(storage?.getItem(place) ?? '')
          storage?.removeItem(place)
          return Array.isArray(found) ? found.filter(isStep) : []
        } catch {
          return []
        }
      }),
    write: (steps: readonly Step[]) => {
      // A device that is full or keeps nothing loses only what a reload would have found.
      try {
        if (steps.length > 0) storage?.setItem(own, JSON.stringify(steps))
        else storage?.removeItem(own)
      } catch {}
    },
  }
}
