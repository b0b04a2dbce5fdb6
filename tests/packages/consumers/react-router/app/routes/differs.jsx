import { Differs } from '../../shared/Differs.tsx'

export default Differs
