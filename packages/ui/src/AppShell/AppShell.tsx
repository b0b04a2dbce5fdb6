import { useState } from 'react'
import { Drawer } from '../Drawer/index.ts'
import { elementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { menu } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { NavItem, type NavTargetGroup, SideNav } from '../SideNav/index.ts'
import { SkipLink } from '../SkipLink/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { body, content, onDesktop, onPhones, shell, side } from './AppShell.css.ts'
import type { AppShellProps } from './props.ts'

/** The portal's frame. The side navigation folds to icons on wide screens, and is a modal drawer on narrow ones. */
export const AppShell = (props: AppShellProps) => {
  const { children, brand, bar, end, nav, isFolded = false, onFoldChange } = props
  const t = useUiTexts()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const closing = (group: NavTargetGroup) => ({
    ...group,
    targets: group.targets.map(target => ({ ...target, onPress: close })),
  })
  const drawer = (folded: boolean) =>
    nav && (
      <SideNav
        {...nav}
        footer={nav.footer?.map(target => <NavItem {...target} isFolded={folded} key={target.id} />)}
        groups={folded || !isOpen ? nav.groups : nav.groups.map(closing)}
        isFolded={folded}
      />
    )
  const buttons = nav && (
    <>
      <span className={onPhones}>
        <IconButton
          icon={<Glyph path={menu} />}
          isExpanded={isOpen}
          label={t('open_menu')}
          onPress={() => setOpen(true)}
        />
      </span>
      <span className={onDesktop}>
        <IconButton
          icon={<Glyph path={menu} />}
          isExpanded={!isFolded}
          label={t(isFolded ? 'unfold_menu' : 'fold_menu')}
          onPress={() => onFoldChange?.(!isFolded)}
        />
      </span>
    </>
  )
  return (
    <div className={shell} {...elementProps(props)}>
      <SkipLink />
      <TopBar brand={brand} end={end} start={buttons}>
        {bar}
      </TopBar>
      <div className={body}>
        {nav && (
          <div className={side} data-folded={isFolded ? '' : undefined}>
            {drawer(isFolded)}
          </div>
        )}
        <div className={content}>{children}</div>
      </div>
      {nav && (
        <Drawer isOpen={isOpen} onClose={close} side="start" title={nav.label} width="narrow">
          {drawer(false)}
        </Drawer>
      )}
    </div>
  )
}
