import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { S3 } from '@aws-sdk/client-s3'
import { afterAll, beforeAll } from 'vitest'
import type { Settings } from '../../../../packages/server/src/platform/settings/settings.ts'
import { newFolder } from '../../support/platform/folder.ts'
import { openPortal, type Portal } from '../../support/portal.ts'

const SWIFT = '/usr/lib/python3/dist-packages/swift'
const PEER = fileURLToPath(new URL('s3-peer.py', import.meta.url))

const { S3_TEST_ENDPOINT, S3_TEST_KEY = 'test:tester', S3_TEST_SECRET = 'testing' } = process.env

/**
 * Storages that the file tests run against: a folder and an S3 server. The server is the one at S3_TEST_ENDPOINT or
 * Debian's python3-swift. Without either, only the folder is tested.
 */
export const storages = S3_TEST_ENDPOINT || existsSync(SWIFT) ? (['disk', 's3'] as const) : (['disk'] as const)

export const startPeer = async (): Promise<{ endpoint: string; stop: () => void }> => {
  if (S3_TEST_ENDPOINT) return { endpoint: S3_TEST_ENDPOINT, stop: () => undefined }
  const folder = newFolder()
  const child: ChildProcess = spawn('/usr/bin/python3', [PEER, folder.path], { stdio: ['pipe', 'pipe', 'inherit'] })
  const stop = () => {
    child.kill()
    folder.remove()
  }
  if (child.stdout) for await (const line of createInterface({ input: child.stdout })) return { endpoint: line, stop }
  throw new Error('the S3 server did not start')
}

/** Creates a bucket and returns the settings of a portal that uses it. */
export const openBucket = async (endpoint: string): Promise<Partial<Settings>> => {
  const S3_BUCKET = `portal-${process.pid}-${Date.now()}`
  const credentials = { accessKeyId: S3_TEST_KEY, secretAccessKey: S3_TEST_SECRET }
  const client = new S3({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials })
  await client.createBucket({ Bucket: S3_BUCKET })
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: S3_TEST_KEY,
    S3_SECRET_ACCESS_KEY: S3_TEST_SECRET,
  }
}

/** A listening portal with this storage. Call the returned function inside tests. */
export const usePortalOn = (storage: (typeof storages)[number], settings: Partial<Settings> = {}) => {
  let portal: (Portal & { readonly url: string }) | undefined
  let stop: (() => void) | undefined
  beforeAll(async () => {
    const peer = storage === 's3' ? await startPeer() : undefined
    stop = peer?.stop
    const opened = await openPortal({ ...settings, ...(peer && (await openBucket(peer.endpoint))) })
    portal = { ...opened, url: await opened.app.listen({ host: '127.0.0.1', port: 0 }) }
  })
  afterAll(async () => {
    await portal?.close()
    stop?.()
  })
  return () => {
    if (!portal) throw new Error('the portal is there inside of tests only')
    return portal
  }
}
