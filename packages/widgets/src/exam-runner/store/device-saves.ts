import { type DeviceEntries, openDevice } from '../../outbox/device.ts'
import { isStoredSave, type StoredSave, saveKeyOf } from '../model/stored-save.ts'

/** One person's unconfirmed answers of one attempt, stored on the device. */
export type DeviceSaves = DeviceEntries<StoredSave>

const openScope = (scope: string): DeviceSaves =>
  openDevice({
    database: 'portal-exams',
    table: 'saves',
    scope,
    keyOf: saveKeyOf,
    isEntry: isStoredSave,
    isCovered: (stored, sent) => stored.seq <= sent.seq,
  })

export const openDeviceSaves = (person: string, attemptId: string): DeviceSaves => openScope(`${person} ${attemptId} `)

/** Whether this device holds answers that can still be sent. Refused answers don't count. */
export const hasUnsentAnswers = async (person: string, attemptId: string): Promise<boolean> => {
  const saves = await openDeviceSaves(person, attemptId).load()
  return saves.some(({ refused }) => refused === undefined)
}

/** Whether this device holds unconfirmed or refused answers of any attempt. */
export const hasAnswersOnDevice = async (person: string): Promise<boolean> =>
  (await openScope(`${person} `).load()).length > 0
