import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

export const ProjectCrumbs = ({ code }: { code: string | undefined }) => {
  const shell = useShellTexts()
  const { id = '' } = useCurrentRoute().params
  return (
    <Breadcrumbs
      crumbs={[
        { label: shell('pages.Projects'), href: '/staff/projects' },
        { label: code ?? shell('pages.Project'), href: `/staff/project/${id}` },
      ]}
    />
  )
}
