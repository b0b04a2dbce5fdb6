import { ProblemError } from '@portal/contract/core/api/call'
import { UploadRefused } from '@portal/ui/FileDrop'
import { expect, test } from 'vitest'
import { partsPort } from '../../../packages/host-app/src/blocks/imports/parts-port.ts'

/** A port whose server answers every part with this problem. */
const portThatAnswers = (status: number, code: string) => {
  const problem = new ProblemError({ type: `urn:portal:problem:${code}`, status, code })
  const calls = { begin: async () => 'id', arrived: async () => 0, send: () => Promise.reject(problem) }
  const port = partsPort(calls, () => `text of ${code}`)
  return { problem, send: () => port.send('id', new Blob(['rows']), 0, new AbortController().signal) }
}

test('an import is not sent again when the server has no room for it', async () => {
  const { send } = portThatAnswers(503, 'disk_full')
  await expect(send()).rejects.toEqual(new UploadRefused('text of disk_full'))
})

test('an import is sent again when the portal is unavailable', async () => {
  const { problem, send } = portThatAnswers(503, 'unavailable')
  await expect(send()).rejects.toBe(problem)
})
