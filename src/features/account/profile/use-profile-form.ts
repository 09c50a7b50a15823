import { useEffect, useEffectEvent } from 'react'
import type { Profile } from '../../../contract/session.ts'
import { profileRules } from '../../../domain/profile-rules.ts'
import { isNewsTopic, knownInformationOf, withKnownInformation } from '../../../domain/user-information.ts'
import { requiredWith } from '../../../domain/validation.ts'
import { saveProfile } from '../../../state/account/profile.ts'
import { dropDraft, readDraft } from '../../../state/forms/drafts.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { changeOwnProfile } from '../../../state/session/own-profile.ts'
import { usePortal } from '../../../state/portal/portal.tsx'

export interface OwnProfile extends Pick<Profile, 'userId' | 'name' | 'lastName' | 'email' | 'pendingEmail'> {
  userInformation: Readonly<Record<string, unknown>>
}

const valuesOf = ({ name, lastName, email, userInformation }: OwnProfile) => {
  const { avatar, timeZone, topics } = knownInformationOf(userInformation)
  return {
    name,
    lastName,
    email,
    avatar: avatar ?? '',
    timeZone: timeZone ?? '',
    news: topics.length > 0,
    topics: topics as readonly string[],
  }
}

const rulesFor = (isEmailOwn: boolean) => ({
  name: profileRules.name,
  lastName: profileRules.lastName,
  ...(isEmailOwn ? { email: profileRules.email } : {}),
  topics: [requiredWith('news')],
})

export const useProfileForm = (user: OwnProfile, isEmailOwn: boolean) => {
  const { lang } = usePortal()
  const draft = `profile:${user.userId}`
  const form = useForm({
    initial: valuesOf(user),
    rules: rulesFor(isEmailOwn),
    draft,
    send: async ({ name, lastName, email, avatar, timeZone, news, topics }) => {
      const known = {
        avatar: avatar || null,
        timeZone: timeZone || null,
        topics: news ? topics.filter(isNewsTopic) : [],
      }
      const userInformation = withKnownInformation(user.userInformation, known)
      const profile = await saveProfile({ name, lastName, email, userInformation }, lang)
      // First: what was saved is no draft any more, and the fields show what the backend made of it.
      dropDraft(draft)
      changeOwnProfile(profile)
      showSnack('profile.saved')
    },
  })
  const show = useEffectEvent((_: OwnProfile) => {
    if (Object.keys(readDraft(draft)).length === 0) form.formProps.onReset()
  })
  // Also after a change in another tab, unless something is being typed here.
  useEffect(() => show(user), [user])
  return form
}
