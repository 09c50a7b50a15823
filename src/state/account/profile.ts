/** ERR-51: what fails is logged here; the form says so and keeps every character. */
import { type ProfileInput, sendEmailToken, sendEmailWithdrawal, sendProfile } from '../../api/profile.ts'
import type { Language } from '../../contract/languages.ts'
import { changeOwnProfile } from '../session/own-profile.ts'

const logged = async <T>(update: Promise<T>): Promise<T> => {
  try {
    return await update
  } catch (error) {
    console.error('Error while updating user info', error)
    throw error
  }
}

export const saveProfile = (input: ProfileInput, lang: Language) => logged(sendProfile(input, lang))

/** The new address, or null where the link is not good. */
export const confirmNewEmail = async (token: string, lang: Language): Promise<string | null> => {
  const profile = await logged(sendEmailToken(token, lang))
  if (!profile) return null
  changeOwnProfile(profile)
  return profile.email
}

export const withdrawNewEmail = async (): Promise<void> =>
  changeOwnProfile(await logged(sendEmailWithdrawal()))
