// For browsers that cannot read the portal's scripts, so it uses only what those of 2016 support: as long as nothing is
// shown, a script that cannot be read, run or fetched is answered with a plain page that says what to do.
;(() => {
  const texts = [
    [
      'en',
      'ltr',
      'The portal cannot be shown',
      'Either this browser is too old for it, or it did not arrive whole.',
      'Try again',
      'If that does not help, update the browser: Chrome, Edge or Samsung Internet from Chrome 90 on, Safari from 15 on, Firefox from 115 on. On a phone, look for updates in its app store; on an iPhone, under Settings, General, Software Update.',
    ],
    [
      'ar',
      'rtl',
      'لا يمكن عرض البوابة',
      'إما أن هذا المتصفح قديم، أو أن الصفحة لم تصل كاملة.',
      'إعادة المحاولة',
      'إذا لم ينجح ذلك، يلزم تحديث المتصفح: Chrome أو Edge أو Samsung Internet بدءًا من Chrome 90، وSafari بدءًا من 15، وFirefox بدءًا من 115. في الهاتف توجد التحديثات في متجر التطبيقات، وفي iPhone ضمن الإعدادات، عام، تحديث البرامج.',
    ],
  ]
  const add = (parent, name, text) => {
    const element = document.createElement(name)
    element.appendChild(document.createTextNode(text))
    return parent.appendChild(element)
  }
  const show = () => {
    const place = document.getElementById('portal')
    if (!place || place.firstChild) return
    for (const [language, direction, title, cause, again, help] of texts) {
      const part = add(place, 'section', '')
      part.lang = language
      part.dir = direction
      add(part, 'h1', title)
      add(part, 'p', cause)
      add(part, 'a', again).href = location.href
      add(part, 'p', help)
    }
  }
  addEventListener('error', show, true)
  addEventListener('unhandledrejection', show)
  if (!('noModule' in document.createElement('script'))) addEventListener('load', show)
})()
