/** Every text that identifies the user, as stored on the device. */
import type { BrowserContext, Page } from '@playwright/test'

export interface PersonalData {
  userId: string
  UUID: string
  email: string
  name: string
  lastName: string
  refreshToken: string
  token: string
  session: string
}

export const readPersonalData = async (page: Page, context: BrowserContext): Promise<PersonalData> => {
  const record = await page.evaluate(() => localStorage.getItem('session:riwaq') ?? '')
  const { user, refreshToken } = JSON.parse(record) as { user: PersonalData; refreshToken: string }
  const token = (await context.cookies()).find(({ name }) => name === 'user-token')?.value ?? ''
  const { userId, UUID, email, name, lastName } = user
  const session = refreshToken.split('.')[0] ?? ''
  return { userId, UUID, email, name, lastName, refreshToken, token, session }
}

/** The personal texts that occur in a text. */
export const personalDataIn = (text: string, person: PersonalData) =>
  Object.entries(person).flatMap(([what, word]) => (text.includes(word) ? [what] : []))
/** But for the id of a session that has ended: its cookie is HttpOnly, opens nothing, and expires by itself. */
export const personalDataBesideCookie = (text: string, person: PersonalData) =>
  personalDataIn(text, person).filter((what) => what !== 'session')
/** Words too short to be looked for: a trace that is not there cannot be missed. */
export const tooShort = (person: PersonalData) => Object.values(person).filter((word) => word.length < 3)
