// A Formbricks survey with one open question, rendered into the page by its package.
import { renderSurveyModal } from '@formbricks/surveys'

const question = {
  ...{ id: 'text', type: 'openText', headline: 'What happened?', subheader: 'Only staff read this.' },
  ...{ required: true, inputType: 'text', longAnswer: true, buttonLabel: 'Send' },
}
const survey = {
  ...{ id: 'survey', name: 'Complaint', type: 'web', status: 'inProgress', questions: [question] },
  ...{ welcomeCard: { enabled: false }, thankYouCard: { enabled: true, headline: 'Received' } },
  ...{ hiddenFields: { enabled: false }, styling: {}, triggers: [], languages: [] },
}
const open = () =>
  renderSurveyModal({
    ...{ survey, brandColor: '#2a4fc9', isBrandingEnabled: false, placement: 'center', clickOutside: true },
    ...{ darkOverlay: true, responseCount: 0 },
    ...{ onDisplay: () => {}, onResponse: () => {}, onClose: () => {}, onActiveQuestionChange: () => {} },
    ...{ getSetIsError: () => {}, getSetIsResponseSendingFinished: () => {}, onRetry: () => {} },
  })
const button = document.querySelector('#open')
button.addEventListener('click', open)
button.hidden = false
