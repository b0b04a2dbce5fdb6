import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '@portal/contract/core/fields/limits'
import { scannedMarks } from '@portal/contract/training/attendance/attendance'

interface CheckIn {
  readonly sessionId: string
  readonly mark: (typeof scannedMarks)[number]
}

interface ShownCheckIn extends CheckIn {
  readonly shownBy: string
}

interface ScannedCheckIn extends CheckIn {
  /** Whether the scanner is also the person who shows the code. */
  readonly isOwn: boolean
}

const ID = 16
const TIME = 6
const SHOWN_BY = 4
const MAC = 16
const SAID = ID + 1 + TIME + SHOWN_BY

// Allows for clock skew between replicas.
const SKEW_MS = 2000

const macOf = (secretKey: Buffer, said: Buffer) =>
  createHmac('sha256', secretKey).update('check-in code\n').update(said).digest().subarray(0, MAC)

// Allows comparing people without revealing who they are. Short, so that the code stays easy to scan.
const tagOf = (secretKey: Buffer, userId: string) =>
  createHmac('sha256', secretKey).update('check-in shown by\n').update(userId).digest().subarray(0, SHOWN_BY)

/** Signs a code with the installation's secret. The database doesn't store it. */
export const checkInCode = (secretKey: Buffer, { sessionId, mark, shownBy }: ShownCheckIn, now: Date): string => {
  const said = Buffer.alloc(SAID)
  said.write(sessionId.replaceAll('-', ''), 'hex')
  said.writeUInt8(scannedMarks.indexOf(mark), ID)
  said.writeUIntBE(now.getTime(), ID + 1, TIME)
  tagOf(secretKey, shownBy).copy(said, ID + 1 + TIME)
  return Buffer.concat([said, macOf(secretKey, said)]).toString('base64url')
}

/**
 * Reads a scanned code. Returns undefined if the signature is invalid, or the code is older than
 * `limits.check_in_seconds`.
 */
export const readCheckIn = (
  secretKey: Buffer,
  code: string,
  { now, scannedBy }: { readonly now: Date; readonly scannedBy: string },
): ScannedCheckIn | undefined => {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== SAID + MAC) return undefined
  const said = bytes.subarray(0, SAID)
  if (!timingSafeEqual(bytes.subarray(SAID), macOf(secretKey, said))) return undefined
  const age = now.getTime() - said.readUIntBE(ID + 1, TIME)
  if (age < -SKEW_MS || age > limits.check_in_seconds * 1000) return undefined
  const sessionId = said.toString('hex', 0, ID).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const mark = scannedMarks[said.readUInt8(ID)]
  const isOwn = said.subarray(ID + 1 + TIME).equals(tagOf(secretKey, scannedBy))
  return mark && { sessionId, mark, isOwn }
}
