import { createHash, randomBytes } from 'node:crypto'
import { openCutLine, sendWhileCut } from '../../flows/support/cut-line.ts'
import { cookieOf, endProcess, startProcess, temporaryData } from '../portal-process.ts'
import { printTable } from '../table.ts'

const MB = 1024 * 1024
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Sends a file with a third-party tus client over a connection that is interrupted this many times. Measures the
 * uploaded bytes, and checks the stored file.
 */
export const benchUploads = async (megabytes: number, cuts: number): Promise<void> => {
  const data = temporaryData()
  const portal = await startProcess({ DATA_DIR: data.folder })
  const line = await openCutLine(portal.url, 16 * MB)
  try {
    const cookie = await cookieOf(portal.url, 'project_director@demo.test')
    const bytes = randomBytes(megabytes * MB)
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', cookie }
      const answer = await fetch(`${portal.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return Object(await answer.json()).data
    }
    const { id } = await post('/uploads', { name: 'bench.bin', size: bytes.length, sha256: sha256(bytes) })
    const started = performance.now()
    await sendWhileCut(line, { id, cookie, bytes }, cuts)
    const seconds = (performance.now() - started) / 1000
    const file = await post(`/uploads/${id}/finish`, {})
    const answer = await fetch(`${portal.url}/api/files/${file.id}/versions/1`, { headers: { cookie } })
    const isSame = sha256(new Uint8Array(await answer.arrayBuffer())) === sha256(bytes)
    printTable(`An upload of ${megabytes} MB, cut ${cuts} times`, [
      { cuts, seconds, 'bytes sent / bytes': line.sent() / bytes.length, 'byte-exact': String(isSame) },
    ])
    if (!isSame || line.sent() > 1.1 * bytes.length) process.exitCode = 1
  } finally {
    line.close()
    await endProcess(portal)
    data.remove()
  }
}
