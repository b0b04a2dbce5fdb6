import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { S3 } from '@aws-sdk/client-s3'
import type { PortalProcess } from '../../portal-process.ts'
import { until } from '../outage-kinds.ts'
import { account, answers, folderIn, hosts, kill, startAs } from './nodes.ts'

const NODE = fileURLToPath(new URL('swift-node.py', import.meta.url))
const credentials = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }
const endpoint = 'http://127.0.0.1:8333'
const bucket = 'portal'

/** Three Swift nodes behind HAProxy, each with every file. */
export const startFiles = async (folder: string) => {
  const own = folderIn(folder, 'swift')
  if (spawnSync('/usr/bin/python3', [NODE, own], account).status !== 0) throw new Error('the rings were not made')
  const start = (host: string) => startAs(own, '/usr/bin/python3', [NODE, own, host])
  const nodes = hosts.map(start)
  for (const host of hosts) await until(() => answers(`http://${host}:8080/healthcheck`), `Swift at ${host}`)
  await until(() => answers('http://127.0.0.1:8333/healthcheck'), 'a way to Swift')
  await new S3({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials }).createBucket({ Bucket: bucket })
  return {
    settings: {
      ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: 'us-east-1' },
      ...{ S3_ACCESS_KEY_ID: credentials.accessKeyId, S3_SECRET_ACCESS_KEY: credentials.secretAccessKey },
    },
    /** Kills one node. Returns a function that restores it. */
    killOne: async (at: number) => {
      const [node, host] = [nodes[at], hosts[at]]
      if (!node || !host) throw new Error('there is no such node')
      await kill([node])
      return () => {
        nodes[at] = start(host)
      }
    },
  }
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A file that the portal has confirmed, with the hash of its content. */
export interface Sent {
  readonly id: string
  readonly hash: string
}

/** Sends a file of this size through the portal. Returns null if that fails. */
export const sendFile = async ({ url }: PortalProcess, cookie: string, size: number): Promise<Sent | null> => {
  const bytes = randomBytes(size)
  const hash = sha256(bytes)
  const call = async (
    path: string,
    init: { readonly method: string; readonly headers: Record<string, string>; readonly body: BodyInit },
  ): Promise<Response> => {
    const answer = await fetch(`${url}/api${path}`, { ...init, headers: { cookie, ...init.headers } })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  const json = { 'content-type': 'application/json' }
  try {
    const body = JSON.stringify({ name: 'bench.bin', size, sha256: hash })
    const { data } = Object(await (await call('/uploads', { method: 'POST', headers: json, body })).json())
    await call(`/uploads/${data.id}/bytes`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/offset+octet-stream', 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      body: bytes,
    })
    const finished = await call(`/uploads/${data.id}/finish`, { method: 'POST', headers: json, body: '{}' })
    return { id: Object(await finished.json()).data.id, hash }
  } catch {
    return null
  }
}

/** Whether a file is returned as it was sent. */
export const isThere = async ({ url }: PortalProcess, cookie: string, { id, hash }: Sent): Promise<boolean> => {
  const answer = await fetch(`${url}/api/files/${id}/versions/1`, { headers: { cookie } }).catch(() => null)
  return answer?.ok === true && sha256(new Uint8Array(await answer.arrayBuffer())) === hash
}
