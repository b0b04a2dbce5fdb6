import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useTranslate, type Words } from '../foundations/parts/words.ts'
import { pictureOf } from './pictures.ts'
import { figure, frames, gallery, picture, suits } from './welcome.css.ts'

const screens: readonly { readonly name: string; readonly frame: keyof typeof frames; readonly says: Words }[] = [
  { name: 'budget', frame: 'desk', says: ['A budget, edited in place', 'ميزانية تُعدّل في مكانها'] },
  { name: 'monthly', frame: 'desk', says: ['A project’s monthly figures', 'كيف مضت أشهر المشروع'] },
  { name: 'complaints', frame: 'desk', says: ['The list of complaints, in two scripts', 'قائمة الشكاوى بخطين'] },
  { name: 'complaint', frame: 'desk', says: ['One complaint in front of its list', 'شكوى واحدة فوق قائمتها'] },
  {
    name: 'dashboard',
    frame: 'desk',
    says: ['The pages that a project director can open', 'ما يصل إليه مدير المشاريع'],
  },
  { name: 'account', frame: 'desk', says: ['The person’s own account', 'الحساب الشخصي'] },
  { name: 'login', frame: 'desk', says: ['Login', 'تسجيل الدخول'] },
  { name: 'complaint-form', frame: 'phone', says: ['Filing a complaint on a phone', 'تقديم شكوى من الهاتف'] },
]

const themes = ['light', 'dark'] as const

/** Pictures of the portal's screens in the toolbar's language and theme. */
export const Screens = () => {
  const translate = useTranslate()
  const { language } = useTextSource()
  const shown = screens.filter(({ name }) => pictureOf(name, 'en', 'light'))
  return (
    <div className={gallery}>
      {shown.map(({ name, frame, says }) => (
        <figure className={figure} key={name}>
          {themes.map(theme => (
            <img
              alt=""
              className={`${picture} ${frames[frame]} ${suits[theme]}`}
              key={theme}
              loading="lazy"
              src={pictureOf(name, language === 'ar' ? 'ar' : 'en', theme) ?? pictureOf(name, 'en', 'light')}
            />
          ))}
          <figcaption>
            <Text as="span" size="small" tone="muted">
              {translate(says)}
            </Text>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
