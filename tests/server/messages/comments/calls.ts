import { expect } from 'vitest'
import { aProject } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import type { Person, Portal } from '../../support/portal.ts'

export interface Owner {
  readonly of_kind: string
  readonly of_id: string
}

/** Requests for comments on a portal. */
export const commentCalls = (portal: () => Portal) => {
  const add = (as: Person, of: Owner, text = 'Shall we begin in June?') =>
    portal().call('POST', '/comments', { as, body: { ...of, text } })
  return {
    /** A person who sees every project. */
    aReader: () => staffWith(portal(), 'projects.view', 'projects.view_all'),
    anOwner: async (): Promise<Owner> => ({ of_kind: 'project', of_id: (await aProject(portal())).id }),
    add,
    added: async (as: Person, of: Owner, text?: string) => {
      const { status, body } = await add(as, of, text)
      expect(status).toBe(200)
      return body.data
    },
    edit: (as: Person, id: string, body: object) => portal().call('PATCH', `/comments/${id}`, { as, body }),
    /** Returns the response of a search for people to mention. */
    find: ({ of_kind, of_id }: Owner, as: Person, search = '') =>
      portal().call('GET', `/comments/people?of_kind=${of_kind}&of_id=${of_id}&search=${encodeURIComponent(search)}`, {
        as,
      }),
  }
}
