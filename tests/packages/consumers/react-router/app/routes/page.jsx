import { startedAttempt } from '../../shared/records.ts'
import { Widgets } from '../../shared/Widgets.tsx'

export const loader = ({ params }) => ({ attempt: startedAttempt(params.language) })

export default function Page({ loaderData, params }) {
  return <Widgets attempt={loaderData.attempt} language={params.language} />
}
