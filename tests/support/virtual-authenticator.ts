/** Chromium's virtual authenticator: a device with passkeys and a person who agrees at once. */
import type { CDPSession, Page } from '@playwright/test'

interface VirtualAuthenticator {
  passkeys(): Promise<{ credentialId: string; signCount: number; rpId: string }[]>
  /** False: the fingerprint or face is not the owner's. */
  setRecognises(recognises: boolean): Promise<void>
}

const startDevice = (devtools: CDPSession) =>
  devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })

export const addVirtualAuthenticator = async (page: Page): Promise<VirtualAuthenticator> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await startDevice(devtools)
  return {
    async passkeys() {
      const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
      return credentials.map(({ credentialId, signCount, rpId = '' }) => ({ credentialId, signCount, rpId }))
    },
    async setRecognises(isUserVerified) {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}
