import type { StoredFile, UploadPort } from './port.ts'
import { createList, createUploadRunner } from './runner.ts'
import { type FileRefusal, storedTransfer, type Transfer } from './transfer.ts'

/** Holds the files of one field. It lives as long as the field, so that a rerender restarts nothing. */
export const createTransfers = (stored: readonly StoredFile[]) => {
  let port: UploadPort | undefined
  let isOn = false
  let last = 0
  const list = createList(stored.map(storedTransfer))
  const { initial, read, subscribe, set, change } = list
  const { fill, stop, keys } = createUploadRunner(list, () => (isOn ? port : undefined))

  const stopAll = () => {
    for (const key of keys()) {
      stop(key)
      change(key, { state: 'waiting' })
    }
  }

  return {
    initial,
    read,
    subscribe,
    use: (given: UploadPort | undefined) => {
      port = given
    },
    add: (files: readonly (readonly [File, FileRefusal | undefined])[]) => {
      const fresh = files.map(([file, refusal]): Transfer => {
        last += 1
        const state = refusal ? 'refused' : port ? 'waiting' : 'ready'
        return { key: `new-${last}`, name: file.name, size: file.size, sent: 0, file, refusal, state }
      })
      set([...read(), ...fresh])
      fill()
    },
    pause: (key: string) => {
      stop(key)
      change(key, { state: 'paused' })
      fill()
    },
    /** Continues after a pause or a failure, from the bytes that arrived. */
    resume: (key: string) => {
      change(key, { state: 'waiting' })
      fill()
    },
    remove: (key: string) => {
      stop(key)
      set(read().filter(one => one.key !== key))
      fill()
    },
    /** Restores the previously stored files. */
    reset: () => {
      stopAll()
      set(stored.map(storedTransfer))
    },
    start: () => {
      isOn = true
      fill()
    },
    /** Call on unmount. The server keeps what arrived, and `start` continues from there. */
    stop: () => {
      isOn = false
      stopAll()
    },
  }
}
