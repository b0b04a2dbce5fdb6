import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

/** The way from all projects to one of them; its code as soon as it is known. */
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
