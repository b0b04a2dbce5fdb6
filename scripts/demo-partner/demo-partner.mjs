// `npm run demo:partner` serves a partner's site with hostile styles, on another origin, with the portal's widgets.
import { servePartner } from './serve.mjs'
import { demoSubjects } from './subjects.mjs'

const portal = process.env.PORTAL_URL || 'http://127.0.0.1:8000'
const port = Number(process.env.PORT || 8100)

try {
  const site = process.env.SITE_KEY || 'site_demo_partner'
  await servePartner({ portal, port, site, subjects: await demoSubjects(portal) })
  process.stdout.write(`An ugly partner's site answers at http://localhost:${port}, with widgets of ${portal}\n`)
} catch (error) {
  process.stderr.write(
    error.code === 'EADDRINUSE'
      ? `port_in_use: port ${port} is taken; set PORT to a free one.\n`
      : `${error.message}\n`,
  )
  process.exitCode = 1
}
