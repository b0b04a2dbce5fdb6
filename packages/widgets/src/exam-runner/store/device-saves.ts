import { type Device, openDevice } from '../../outbox/device.ts'
import { isStoredSave, type StoredSave, saveKeyOf } from '../model/stored-save.ts'

/** Answers of one person at one attempt that the server has not confirmed, stored on the device. */
export type DeviceSaves = Device<StoredSave>

const openScope = (scope: string): DeviceSaves =>
  openDevice({
    database: 'portal-exams',
    table: 'saves',
    scope,
    keyOf: saveKeyOf,
    isEntry: isStoredSave,
    isCovered: (stored, sent) => stored.seq <= sent.seq,
  })

/** Opens the answers of an attempt. */
export const openDeviceSaves = (person: string, attemptId: string): DeviceSaves => openScope(`${person} ${attemptId} `)

/** Whether this device has answers of a person at an attempt that can still be sent. */
export const hasUnsentAnswers = async (person: string, attemptId: string): Promise<boolean> => {
  const saves = await openDeviceSaves(person, attemptId).load()
  return saves.some(({ refused }) => refused === undefined)
}

/** Whether this device has answers of a person at any attempt that the server has not confirmed, or that it refused. */
export const hasAnswersOnDevice = async (person: string): Promise<boolean> =>
  (await openScope(`${person} `).load()).length > 0
