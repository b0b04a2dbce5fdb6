import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChainBundle, chainBundle } from '@portal/contract/requests/signature-chain'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sealedBundle } from '../../../../packages/server/src/requests/signature-chain/bundle.ts'
import { sealOf } from '../../../../packages/server/src/requests/signatures/seal.ts'
import { useBrowser } from '../../support/browser.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const root = join(import.meta.dirname, '../../../..')

/** An empty folder within the portal's source code, which ends with the test. */
const emptyFolder = (): string => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/verify-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

// Without the project's own programs, as in a terminal, where Node 20 may start npm.
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter(one => !one.includes('node_modules'))
  .join(':')

const runIn = (cwd: string, command: string) => {
  const { status, stdout } = spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8', env: { PATH, HOME: cwd } })
  return { status, last: stdout.trim().split('\n').at(-1) }
}

/** Seals a file with a foreign key, as anybody without the portal's key could. */
const resealed = ({ key: _, seal: __, ...content }: ChainBundle): ChainBundle => {
  const foreign = Buffer.alloc(32, 7)
  const seals = content.evidence.seals.map(({ hash }) => sealOf(foreign, hash))
  return sealedBundle(foreign, { ...content, evidence: { ...content.evidence, seals } })
}

describe('the command that the portal prints beside a download of signatures', () => {
  const portal = usePortal()
  const visit = useBrowser()
  const t = textsIn('en')

  const aSignedRequest = async (): Promise<string> => {
    const { rows } = await portal().database.pool.query(
      'SELECT r.kind, r.id FROM requests r JOIN signatures s ON s.request_id = r.id ORDER BY s.sequence LIMIT 1',
    )
    return `/staff/${rows[0].kind}/${rows[0].id}?tab=signatures`
  }

  it.each([
    ['of all requests', async () => '/staff/signatures/chain', t('signature_chain.download')],
    ['of one request', aSignedRequest, t('signature_chain.of_request')],
  ])(
    'accepts the file %s, and rejects it with the seals of another key',
    { timeout: 60_000 },
    async (_, path, button) => {
      const page = await visit()
      await openSession(page, portal().url, 'sysadmin')
      await page.goto(portal().url + (await path()))
      const command = await page
        .getByRole('figure', { name: t('signature_chain.command') })
        .locator('code')
        .textContent()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      const download = await saving
      const folder = emptyFolder()
      const file = join(folder, download.suggestedFilename())
      await download.saveAs(file)
      expect(runIn(folder, command ?? '')).toEqual({ status: 0, last: 'Unbroken.' })

      writeFileSync(file, JSON.stringify(resealed(chainBundle.parse(JSON.parse(readFileSync(file, 'utf8'))))))
      expect(runIn(folder, command ?? '')).toEqual({
        status: 1,
        last: expect.stringMatching(/^BROKEN: .*\(seal_unknown_key\)/),
      })
    },
  )
})
