import { type Widget, widgets } from '@portal/contract/partners/widget-scopes'
import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { usePartnerTexts } from '../../core/texts/texts.ts'

interface WidgetsProps {
  widgets: readonly Widget[]
}

/** Names of the widgets that a site may show. */
export const WidgetList = ({ widgets: allowed }: WidgetsProps) => {
  const t = usePartnerTexts()
  return allowed.map(widget => t(`widget.${widget}`)).join(t('between'))
}

/** Selects the widgets that a site may show. */
export const WidgetFields = ({ widgets: allowed }: WidgetsProps) => {
  const t = usePartnerTexts()
  return (
    <CheckboxGroup
      defaultValue={allowed}
      help={t('widgets_help')}
      label={t('widgets')}
      name="widgets"
      options={widgets.map(widget => ({ value: widget, label: t(`widget.${widget}`) }))}
    />
  )
}
