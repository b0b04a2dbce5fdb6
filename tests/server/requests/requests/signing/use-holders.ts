import { beforeAll } from 'vitest'
import type { Person } from '../../../support/portal.ts'
import { delegatorWith } from '../../../support/requests/delegations.ts'
import { useSigning } from '../../../support/requests/signing.ts'

interface Notice {
  readonly kind: string
  readonly target: { readonly id: string } | null
}

/**
 * A portal with budget holders of several tiers: two of 100, one of 250, one of 10,000 (of the five people), and the
 * CEO. All requests come to 100.00 USD.
 */
export const useHolders = () => {
  const signing = useSigning()
  const { portal, people, signer } = signing
  let all: Readonly<Record<'small' | 'twin' | 'medium' | 'large' | 'chief', Person>>
  beforeAll(async () => {
    all = {
      small: await delegatorWith(portal(), 'budget_hold_100'),
      twin: await signer('specials.budget_hold_100'),
      medium: await delegatorWith(portal(), 'budget_hold_250'),
      large: people().holder,
      chief: await signer('specials.ceo'),
    }
  })

  /** Kinds of a person's notices about a request, newest first. */
  const kindsOf = async (as: Person, id: string): Promise<string[]> => {
    const { body } = await portal().call('GET', '/notices?limit=100', { as })
    return body.data.filter((one: Notice) => one.target?.id === id).map(({ kind }: Notice) => kind)
  }

  return {
    ...signing,
    holders: () => all,
    kindsOf,
    /** Kinds of notices by holder, lowest tier first. */
    noticesOf: (id: string) => Promise.all(Object.values(all).map(as => kindsOf(as, id))),
    /** The portal's services some days from now. */
    later: (days: number, more: object = {}) => {
      const { services } = portal()
      const at = new Date(services.now().getTime() + days * 86_400_000)
      return { ...services, now: () => at, settings: { ...services.settings, ...more } }
    },
  }
}
