import type { AnswerSave } from '@portal/contract/exam_attempts'
import { isStoredSave } from '../model/stored-save.ts'

const DATABASE = 'portal-exams'
const SAVES = 'saves'

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

// Where storage is blocked, some browsers throw at once and others fail later.
const openDatabase = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(SAVES)
  return settled(request)
}

/** Answers of one person at one attempt that the server has not confirmed, stored on the device. */
export interface DeviceQueue {
  /** What is stored, of earlier pages too. */
  readonly load: () => Promise<AnswerSave[]>
  /** Stores a save, replacing an earlier one of the same question and page; false where the device stores nothing. */
  readonly put: (save: AnswerSave) => Promise<boolean>
  /** Forgets saves that were confirmed, unless a newer one has replaced them. */
  readonly remove: (saves: readonly AnswerSave[]) => Promise<void>
}

/** Opens the queue of an attempt. Where a browser has no IndexedDB, answers wait in the memory of the page alone. */
export const openDeviceQueue = (person: string, attemptId: string): DeviceQueue => {
  let opened: Promise<IDBDatabase> | undefined
  const prefix = `${person} ${attemptId} `
  const keyOf = ({ lease, question_id }: AnswerSave) => `${prefix}${lease} ${question_id}`
  const saves = async (mode: IDBTransactionMode) => {
    // Not before the first question is drawn, which it would hold up.
    opened ??= openDatabase()
    return (await opened).transaction(SAVES, mode).objectStore(SAVES)
  }
  return {
    load: async () => {
      try {
        const stored: unknown[] = await settled(
          (await saves('readonly')).getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
        )
        return stored.filter(isStoredSave)
      } catch {
        return []
      }
    },
    put: async save => {
      try {
        await settled((await saves('readwrite')).put(save, keyOf(save)))
        return true
      } catch {
        return false
      }
    },
    remove: async confirmed => {
      try {
        const store = await saves('readwrite')
        for (const save of confirmed) {
          const request = store.get(keyOf(save))
          request.onsuccess = () => {
            const stored: unknown = request.result
            if (isStoredSave(stored) && stored.seq <= save.seq) store.delete(keyOf(save))
          }
        }
      } catch {}
    },
  }
}

/** Whether this device has answers of a person at an attempt that the server has not confirmed. */
export const hasUnsentAnswers = async (person: string, attemptId: string): Promise<boolean> => {
  const saves = await openDeviceQueue(person, attemptId).load()
  return saves.length > 0
}
