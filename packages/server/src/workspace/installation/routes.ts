import { readInstallation } from '@portal/contract/workspace/installation'
import { handle } from '../../platform/http/handle.ts'
import { countedKeys } from '../../requests/signatures/seal.ts'

/** Public settings, readable before login. */
export const installationRoutes = [
  handle(readInstallation, async (_input, { services }) => {
    const { database, settings } = services
    return {
      data: {
        demo: settings.DEMO && database.embedded,
        sends_mail: settings.SMTP_URL !== undefined,
        time_zone: settings.TIME_ZONE,
        country: settings.COUNTRY,
        seal_keys: [...countedKeys(services)],
      },
    }
  }),
]
