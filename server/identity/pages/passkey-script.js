// Runs on the login page before its first paint, so that nothing moves: the page begins with the passkey only where the
// browser has them. Without it the form with the password works alone. What the device has signed goes with a form of its
// own, so the page needs no other requests.
;(() => {
  if (!window.PublicKeyCredential) return
  document.documentElement.dataset.passkeys = 'on'

  const bytesOf = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const textOf = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')

  const answerOf = ({ id, type, response }) =>
    JSON.stringify({
      id,
      rawId: id,
      type,
      response: {
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: textOf(response.userHandle ?? new ArrayBuffer(0)),
      },
    })

  const start = () => {
    const button = document.getElementById('passkey')
    const note = document.getElementById('passkey-note')
    const form = document.getElementById('assertion')
    const { challenge, host, failed, unknown } = button.dataset
    let listening = new AbortController()

    // Only one question may be open at a time: that of the button takes the place of the list beside the form.
    const ask = (mediation) => {
      listening.abort()
      listening = new AbortController()
      const publicKey = { challenge: bytesOf(challenge), rpId: host, userVerification: 'required' }
      return navigator.credentials.get({ mediation, publicKey, signal: listening.signal })
    }
    const send = (credential) => {
      form.elements.credential.value = answerOf(credential)
      form.submit()
    }
    const listen = async () => {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
      ask('conditional').then(send, () => undefined)
    }
    button.addEventListener('click', () => {
      note.textContent = ''
      ask('optional').then(send, () => {
        note.textContent = failed
        listen()
      })
    })
    // The browser stops offering a passkey that was removed here.
    if (unknown)
      PublicKeyCredential.signalUnknownCredential?.({ rpId: host, credentialId: unknown }).catch(console.info)
    listen()
  }
  document.addEventListener('DOMContentLoaded', start)
})()
