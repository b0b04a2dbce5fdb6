import type { Step } from './steps.ts'

const isStep = (value: unknown): value is Step =>
  ['edits', 'adds', 'deletes'].every(name => Array.isArray(Reflect.get(Object(value), name)))

/** Keeps what could not be sent yet on the device, for one project and one person; a reload finds it again. */
export const keptOn = (storage: Storage | undefined, project: string, person: string) => {
  const name = `budget-table:${project}:${person}`
  return {
    read: (): Step[] => {
      try {
        const found: unknown = JSON.parse(storage?.getItem(name) ?? '[]')
        return Array.isArray(found) ? found.filter(isStep) : []
      } catch {
        return []
      }
    },
    write: (steps: readonly Step[]) => {
      // A device that is full or keeps nothing loses only what a reload would have found.
      try {
        if (steps.length > 0) storage?.setItem(name, JSON.stringify(steps))
        else storage?.removeItem(name)
      } catch {}
    },
  }
}
