import { Link } from '@portal/ui/Link'
import { useShellTexts } from '../../../core/texts/texts.ts'

/** Link from a training to its evaluation. */
export const EvaluationLink = ({ href }: { href: string }) => {
  const shell = useShellTexts()
  return <Link href={href}>{shell('pages.Evaluation')}</Link>
}
