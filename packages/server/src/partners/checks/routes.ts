import { checkPartnerPage } from '@portal/contract/partners/partner-checks'
import { handleAfter, handleLimited } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { heavyWork } from '../../platform/http/serving/heavy-work.ts'
import { partnerStore } from '../store.ts'
import { findingsOn } from './findings.ts'
import { isOwnMachine, isPublic } from './public-address.ts'
import { readPage, UnreadError } from './read-page.ts'

const limiter = heavyWork({ atOnce: 4, waiting: 8, perPerson: 2 })

/** Checks of partners' pages. */
export const partnerCheckRoutes = [
  handleLimited(
    limiter,
    handleAfter(
      checkPartnerPage,
      async ({ id, address, portal }, { services }) => {
        const { database, settings, now } = services
        const site = orNotFound(await partnerStore.find(database.orm, id))
        const isOver = site.former_key_until === null || site.former_key_until <= now()
        const own = { ...site, former_key: isOver ? null : site.former_key }
        // Demos show widgets only on this machine, and are reachable only from it.
        const allows = (one: string) => isPublic(one) || (settings.DEMO && isOwnMachine(one))
        const allowsPort = (url: URL) => url.port === '' || own.origins.includes(url.origin)
        try {
          const read = await readPage(new URL(address), { allows, allowsPort })
          return { address: read.url.href, findings: findingsOn(read, own, portal) }
        } catch (error) {
          if (!(error instanceof UnreadError)) throw error
          return { address: error.url.href, findings: [{ code: error.code }] }
        }
      },
      async (_input, _context, data) => ({ data }),
    ),
  ),
]
