import { useEffect, useEffectEvent } from 'react'
import type { Profile } from '../../../contract/session.ts'
import { profileRules } from '../../../domain/profile-rules.ts'
import { isNewsTopic, knownInformationOf, withKnownInformation } from '../../../domain/user-information.ts'
import { requiredWith } from '../../../domain/validation.ts'
import { saveProfile } from '../../../state/account/profile.ts'
import { dropDraft, readDraft } from '../../../state/forms/drafts.ts'
import { useForm } from '../../../state/forms/use-form.ts'
import { showSnack } from '../../../state/notifications/snackbar.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useInterfaceContext } from '../../../state/preferences/use-interface-context.ts'
import { changeOwnProfile } from '../../../state/session/own-profile.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MantineRoot } from '../../../ui/MantineRoot.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { EmailField } from './EmailField.tsx'
import css from './Profile.module.css'
import { AvatarField, NewsFields, ZoneField } from './ProfileFields.tsx'

interface OwnProfile extends Pick<Profile, 'userId' | 'name' | 'lastName' | 'email' | 'pendingEmail'> {
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

const useProfileForm = (user: OwnProfile, isEmailOwn: boolean) => {
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

export const ProfileForm = ({ user }: { user: OwnProfile }) => {
  const { t } = useTranslation()
  const { passwordsAt } = usePortal().tenant
  const { formProps, field, summary, isSending } = useProfileForm(user, passwordsAt === undefined)
  const labels = {
    name: t('profile.name'),
    lastName: t('profile.lastName'),
    email: t('profile.email'),
    avatar: t('profile.picture'),
    timeZone: t('profile.zone'),
    topics: t('profile.topics'),
  }
  const zone = field('timeZone')
  return (
    <MantineRoot {...useInterfaceContext()}>
      <form className={css.form} {...formProps}>
        <ErrorSummary summary={summary} labels={labels} />
        <AvatarField field={field('avatar')} name={user.name} />
        <div className={css.names}>
          <TextField field={field('name')} label={labels.name} autoComplete="given-name" isRequired />
          <TextField field={field('lastName')} label={labels.lastName} autoComplete="family-name" />
        </div>
        <EmailField field={field('email')} pendingEmail={user.pendingEmail} />
        <ZoneField field={zone} stored={zone.value || null} />
        <NewsFields news={field('news')} topics={field('topics')} />
        <Button variant="primary" type="submit" className={css.save ?? ''} isBusy={isSending}>
          {t('profile.save')}
        </Button>
      </form>
    </MantineRoot>
  )
}
