import type { Donor } from '@portal/contract/programmes/donors'
import { listProjects } from '@portal/contract/programmes/projects'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { useMay } from '../../core/session/session.ts'

/** Number of a donor's projects. Links to them for people who see all projects. */
export const ProjectCount = ({ donor }: { donor: Donor }) => {
  const seesAll = useMay({ allOf: [listProjects.needs, ['projects', 'view_all']] })
  const count = String(donor.projects)
  if (!seesAll || donor.projects === 0) return <Isolate>{count}</Isolate>
  return <Link href={`/staff/projects?donor_id=${donor.id}`}>{count}</Link>
}
