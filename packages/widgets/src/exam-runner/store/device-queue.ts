import { type AnswerSave, answerSave } from '@portal/contract/exam_attempts'

const DATABASE = 'portal-exams'
const SAVES = 'saves'

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(SAVES)
  return settled(request)
}

/** Answers of one person at one attempt that the server has not confirmed, kept on the device. */
export interface DeviceQueue {
  /** What is kept, of earlier pages too. */
  readonly load: () => Promise<AnswerSave[]>
  /** Keeps a save in the place of an earlier one of the same question and page; false where the device keeps nothing. */
  readonly put: (save: AnswerSave) => Promise<boolean>
  /** Forgets saves that were confirmed, unless a newer one stands in their place. */
  readonly remove: (saves: readonly AnswerSave[]) => Promise<void>
}

/** Opens the queue of an attempt. Where a browser has no IndexedDB, answers wait in the memory of the page alone. */
export const openDeviceQueue = (person: string, attemptId: string): DeviceQueue => {
  const opened = openDatabase()
  opened.catch(() => undefined)
  const prefix = `${person} ${attemptId} `
  const keyOf = ({ lease, question_id }: AnswerSave) => `${prefix}${lease} ${question_id}`
  const saves = async (mode: IDBTransactionMode) => (await opened).transaction(SAVES, mode).objectStore(SAVES)
  return {
    load: async () => {
      try {
        const found = await settled((await saves('readonly')).getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
        return found.flatMap((one: unknown) => {
          const { data } = answerSave.safeParse(one)
          return data ? [data] : []
        })
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
            const { data } = answerSave.safeParse(request.result)
            if (data && data.seq <= save.seq) store.delete(keyOf(save))
          }
        }
      } catch {}
    },
  }
}
