import { expect, test } from 'vitest'
import { usePortalOn } from '../../files/files/storages.ts'
import { aFile, begin, download } from '../../files/uploads/sending.ts'
import { staffWith } from '../../support/people/holders.ts'
import type { Person } from '../../support/portal.ts'
import { delegated, delegatorWith } from '../../support/requests/delegations.ts'
import { addRequest, aProjectLine, requestDraft, signAll, useFivePeople } from '../../support/requests/requests.ts'

const portal = usePortalOn('disk')
const people = useFivePeople(portal)

test('lets delegates see the files of a request once it is delegated to them, and hides the files from others', async () => {
  const own = { ...people(), accountant: await delegatorWith(portal(), 'accounting_officer_syria') }
  const request = await addRequest(portal(), people().requester, requestDraft(people(), await aProjectLine(portal())))
  await signAll(portal(), request, people(), 4)
  const buyer = await staffWith(portal(), 'files.add', 'files.view_own', 'specials.procurement_officer_syria')
  const of = { of_kind: 'request', of_id: request.id }
  const file = await aFile(portal(), buyer, Buffer.from('a quote'), of)
  expect(file.of).toMatchObject({ kind: 'request', id: request.id, request_kind: 'purchase_requests' })
  const seen = async (as: Person) => {
    const { body } = await portal().call('GET', `/files?of_kind=request&of_id=${request.id}`, { as })
    return [body.total, (await download(portal(), as, file.newest.url)).status]
  }
  const delegate = await staffWith(portal(), 'signatures.sign', 'files.view_own')
  const clerk = await staffWith(portal(), 'files.view_own', 'files.add')
  expect([await seen(delegate), await seen(clerk)]).toEqual([
    [0, 404],
    [0, 404],
  ])
  expect((await begin(portal(), clerk, Buffer.from('x'), of)).body.errors).toEqual([
    { path: 'of_id', code: 'unknown_value' },
  ])
  await delegated(portal(), own.accountant, delegate, [0, 1])
  expect(await seen(delegate)).toEqual([1, 200])
})
