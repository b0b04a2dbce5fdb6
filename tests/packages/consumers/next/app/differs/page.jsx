import { Differs } from '../../shared/Differs.tsx'

export default function Page() {
  return <Differs />
}
