import { expect, test } from 'vitest'
import { ormOn } from '../../../../packages/server/src/platform/database/transaction.ts'
import { readEvidence } from '../../../../packages/server/src/requests/requests/evidence/evidence.ts'
import { hashOfRevision } from '../../../../packages/server/src/requests/signatures/chain.ts'
import { sealKeyOf } from '../../../../packages/server/src/requests/signatures/seal.ts'
import { breaksOf } from '../../../../packages/server/src/requests/signatures/verify.ts'
import { usePortal } from '../../support/portal.ts'
import { addRequest, aProjectLine, requestDraft, useFivePeople } from '../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const aRequest = async () =>
  addRequest(portal(), people().requester, requestDraft(people(), await aProjectLine(portal())))

test('reports an unsigned revision that was deleted together with its seal', async () => {
  const request = await aRequest()
  const { project, items } = request
  const line = { id: items[0].budget_item_id, project_id: project.id }
  const body = { ...requestDraft(people(), line, { description: 'Tables' }), version: request.version }
  const path = `/purchase_requests/${request.id}`
  const edited = (await portal().call('PATCH', path, { as: people().requester, body })).body.data
  // Another link follows, so that the head still matches.
  await aRequest()
  const client = await portal().database.pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica')
    const codesAfter = async (...statements: string[]) => {
      for (const statement of statements) await client.query(statement)
      const { evidence } = await readEvidence(ormOn(client))
      const keys = [sealKeyOf(portal().services.secretKey)]
      return (await breaksOf({ evidence, isComplete: true, keys })).map(({ code }) => code)
    }
    const { evidence } = await readEvidence(ormOn(client))
    const revision = evidence.revisions.find(({ request_id, number }) => request_id === request.id && number === 2)
    if (!revision) throw new Error('nothing was edited')
    expect(edited.revision).toBe(2)
    const own = `request_id = '${request.id}'`
    const withSeal = await codesAfter(
      `DELETE FROM request_revisions WHERE ${own} AND number = 2`,
      `DELETE FROM signature_seals WHERE hash = '${hashOfRevision(revision)}'`,
    )
    expect(withSeal).toEqual(['revision_missing'])
    const links = `FROM signatures WHERE ${own} AND revision = 2`
    const withLink = await codesAfter(
      `DELETE FROM signature_seals WHERE hash IN (SELECT hash ${links})`,
      `DELETE ${links}`,
    )
    expect(withLink).toEqual(['signature_missing'])
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})
