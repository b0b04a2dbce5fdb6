// Sentry's feedback form, fully bundled and attached to a button of the page.
import { Client, createTransport, getCurrentScope, setCurrentClient } from '@sentry/core'
import {
  buildFeedbackIntegration,
  feedbackModalIntegration,
  feedbackScreenshotIntegration,
} from '@sentry-internal/feedback'

class QuietClient extends Client {
  eventFromException() {
    return Promise.resolve({})
  }
  eventFromMessage() {
    return Promise.resolve({})
  }
}

const feedback = buildFeedbackIntegration({
  getModalIntegration: () => feedbackModalIntegration,
  getScreenshotIntegration: () => feedbackScreenshotIntegration,
})({ autoInject: false, enableScreenshot: false, showBranding: false })

const transport = options => createTransport(options, async () => ({ statusCode: 200 }))
const client = new QuietClient({ integrations: [], transport, stackParser: () => [] })
getCurrentScope().setClient(client)
setCurrentClient(client)
client.addIntegration(feedback)
const button = document.querySelector('#open')
feedback.attachTo(button, {})
button.hidden = false
