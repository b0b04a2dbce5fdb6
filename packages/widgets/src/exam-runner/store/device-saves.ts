import { type Device, openDevice } from '../../outbox/device.ts'
import { isStoredSave, type StoredSave, saveKeyOf } from '../model/stored-save.ts'

/** Answers of one person at one attempt that the server has not confirmed, stored on the device. */
export type DeviceSaves = Device<StoredSave>

/** Opens the answers of an attempt. */
export const openDeviceSaves = (person: string, attemptId: string): DeviceSaves =>
  openDevice({
    database: 'portal-exams',
    table: 'saves',
    scope: `${person} ${attemptId} `,
    keyOf: saveKeyOf,
    isEntry: isStoredSave,
    isCovered: (stored, sent) => stored.seq <= sent.seq,
  })

/** Whether this device has answers of a person at an attempt that can still be sent. */
export const hasUnsentAnswers = async (person: string, attemptId: string): Promise<boolean> => {
  const saves = await openDeviceSaves(person, attemptId).load()
  return saves.some(({ refused }) => refused === undefined)
}
