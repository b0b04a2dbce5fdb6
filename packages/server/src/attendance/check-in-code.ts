import { createHmac, timingSafeEqual } from 'node:crypto'
import { scannedMarks } from '@portal/contract/attendance'
import { limits } from '@portal/contract/limits'

/** What a scanned code says: to which session, and how the scan counts. */
export interface CheckIn {
  readonly sessionId: string
  readonly mark: (typeof scannedMarks)[number]
}

const ID = 16
const TIME = 6
const MAC = 16
const SAID = ID + 1 + TIME

// Replicas' clocks are not quite alike.
const SKEW_MS = 2000

const macOf = (secretKey: Buffer, said: Buffer) =>
  createHmac('sha256', secretKey).update('check-in code\n').update(said).digest().subarray(0, MAC)

/** A code for a session that is made at a moment, signed with the installation's secret; it is stored nowhere. */
export const checkInCode = (secretKey: Buffer, { sessionId, mark }: CheckIn, now: Date): string => {
  const said = Buffer.alloc(SAID)
  said.write(sessionId.replaceAll('-', ''), 'hex')
  said.writeUInt8(scannedMarks.indexOf(mark), ID)
  said.writeUIntBE(now.getTime(), ID + 1, TIME)
  return Buffer.concat([said, macOf(secretKey, said)]).toString('base64url')
}

/** What a code says, if it is one of ours and `limits.check_in_seconds` have not passed since it was made. */
export const readCheckIn = (secretKey: Buffer, code: string, now: Date): CheckIn | undefined => {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== SAID + MAC) return undefined
  const said = bytes.subarray(0, SAID)
  if (!timingSafeEqual(bytes.subarray(SAID), macOf(secretKey, said))) return undefined
  const age = now.getTime() - said.readUIntBE(ID + 1, TIME)
  if (age < -SKEW_MS || age > limits.check_in_seconds * 1000) return undefined
  const sessionId = said.toString('hex', 0, ID).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const mark = scannedMarks[said.readUInt8(ID)]
  return mark && { sessionId, mark }
}
